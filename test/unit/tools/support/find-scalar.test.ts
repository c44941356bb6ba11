import { findScalar } from '../../../../tools/support/find-scalar';

const TEXT = 'ownSite:\n  - name: apiKey\nredirects:\n  /a: /b/\n  /b/: /c/\nsections: [b, api, api]\n';

test('a key or a value is found only as a whole, and only below the given setting', () => {
  expect(findScalar(TEXT, { value: 'api' })).toEqual({ line: 6, column: 15 });
  expect(findScalar(TEXT, { value: '/b/', below: 'redirects', skip: 1 })).toEqual({ line: 5, column: 3 });
  expect(findScalar(TEXT, { value: 'api', below: 'sections', skip: 1 })).toEqual({ line: 6, column: 20 });
  expect(findScalar(TEXT, { value: 'apiKey', below: 'sections' })).toBeUndefined();
});

test('the key below which to search is not found itself', () => {
  expect(findScalar('feed: feed\n', { value: 'feed', below: 'feed' })).toEqual({ line: 1, column: 7 });
});
