import {
  decodePostings,
  encodePosting,
  MAX_IMPACT,
  MAX_QUESTIONS,
  type Posting,
  questionNumber,
  TEXT_FIRST,
} from '../../../../src/bundle/search/postings';

const POSTINGS: Posting[] = [
  { page: 0, impact: 0, headings: [] },
  { page: 1, impact: MAX_IMPACT, headings: [0] },
  { page: 33, impact: 7, headings: [0, 3, 40] },
  { page: 9999, impact: 12, headings: [] },
];

function encodePostings(postings: readonly Posting[]): string {
  let lastPage = 0;
  return postings
    .map(({ page, impact, headings }) => {
      const text = encodePosting(page - lastPage, impact, headings);
      lastPage = page;
      return text;
    })
    .join('');
}

test('postings come back as they were written', () => {
  expect(decodePostings(encodePostings(POSTINGS))).toEqual(POSTINGS);
});

test('the number of the last possible question is none of a place in the text', () => {
  expect(questionNumber(MAX_QUESTIONS - 1, 1000)).toBeLessThan(TEXT_FIRST);
});

test('postings are text that JSON need not escape', () => {
  const text = encodePostings(POSTINGS);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test.each(['1', '1W', '!!'])('%s is refused: it breaks off or holds other signs', (text) => {
  expect(() => decodePostings(text)).toThrow(RangeError);
});
