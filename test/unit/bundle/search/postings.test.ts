import {
  decodePostings,
  encodePosting,
  MAX_IMPACT,
  type Posting,
} from '../../../../src/bundle/search/postings';

const POSTINGS: Posting[] = [
  { page: 0, impact: 0, places: [] },
  { page: 1, impact: MAX_IMPACT, places: [0] },
  { page: 33, impact: 7, places: [0, 3, 40] },
  { page: 9999, impact: 12, places: [] },
];

function encodePostings(postings: readonly Posting[]): string {
  let lastPage = 0;
  return postings
    .map(({ page, impact, places }) => {
      const text = encodePosting(page - lastPage, impact, places);
      lastPage = page;
      return text;
    })
    .join('');
}

test('decodePostings returns the postings that were encoded', () => {
  expect(decodePostings(encodePostings(POSTINGS))).toEqual(POSTINGS);
});

test('encoded postings contain no character that JSON escapes', () => {
  const text = encodePostings(POSTINGS);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test.each(['1', '1W', '!!'])(
  'decodePostings rejects %s, which is truncated or has other characters',
  (text) => {
    expect(() => decodePostings(text)).toThrow(RangeError);
  },
);
