import { LINK_STATE_ATTRIBUTE, readLinkState } from '../../../../src/content/link-state';
import { readSearchTerms, toMarksState } from '../../../../src/features/search/search-marks-state';
import { find, showHtml } from '../../../helpers/page';

test('terms travel in the state of a link', () => {
  const link = find(showHtml('<a href="/docs/">x</a>'), 'a');
  expect(readLinkState(link)).toBeUndefined();
  link.setAttribute(LINK_STATE_ATTRIBUTE, JSON.stringify(toMarksState(['栏目', '"<'])));
  expect(readSearchTerms(readLinkState(link))).toEqual(['栏目', '"<']);
});

test('no terms are no state', () => {
  expect(toMarksState([])).toBeUndefined();
});

test('a link whose state is no JSON is a link without one', () => {
  const link = find(showHtml(`<a ${LINK_STATE_ATTRIBUTE}="{">x</a>`), 'a');
  expect(readLinkState(link)).toBeUndefined();
});

test.each([[null], [undefined], ['x'], [{}], [{ searchTerms: 'x' }], [{ searchTerms: [1, ''] }]])(
  'a state of another kind has no terms: %j',
  (state) => {
    expect(readSearchTerms(state)).toEqual([]);
  },
);
