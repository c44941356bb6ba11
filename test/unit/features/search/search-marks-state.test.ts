import { LINK_STATE_ATTRIBUTE, readLinkState } from '../../../../src/content/link-state';
import { readSearchTerms, toMarksState } from '../../../../src/features/search/search-marks-state';
import { find, showHtml } from '../../../helpers/page';

test('readSearchTerms returns the terms that are in the state of a link', () => {
  const link = find(showHtml('<a href="/docs/">x</a>'), 'a');
  expect(readLinkState(link)).toBeUndefined();
  link.setAttribute(LINK_STATE_ATTRIBUTE, JSON.stringify(toMarksState(['栏目', '"<'])));
  expect(readSearchTerms(readLinkState(link))).toEqual(['栏目', '"<']);
});

test('toMarksState returns undefined for no terms', () => {
  expect(toMarksState([])).toBeUndefined();
});

test('readLinkState returns undefined for a state that is no JSON', () => {
  const link = find(showHtml(`<a ${LINK_STATE_ATTRIBUTE}="{">x</a>`), 'a');
  expect(readLinkState(link)).toBeUndefined();
});

test.each([[null], [undefined], ['x'], [{}], [{ searchTerms: 'x' }], [{ searchTerms: [1, ''] }]])(
  'readSearchTerms returns no terms for another state: %j',
  (state) => {
    expect(readSearchTerms(state)).toEqual([]);
  },
);
