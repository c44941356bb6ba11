import { QUESTION_FIRST, questionNumber } from '../../../../../src/bundle/search/postings';
import { PageTerms } from '../../../../../tools/site/search/page-terms';
import { Synonyms } from '../../../../../tools/source/config/synonyms';

test('a page with more headings than there are numbers for headings still tells questions from headings', () => {
  const passages = Array.from({ length: QUESTION_FIRST + 100 }, (_, i) => ({
    slug: `s${i}`,
    title: i > QUESTION_FIRST ? 'watermark' : '',
    text: '',
    code: '',
    rows: [],
  }));
  const page = {
    key: 'pages/a.json',
    path: '/a.html',
    title: 'Images',
    tags: [],
    description: '',
    questions: ['watermark'],
    passages,
  };
  const terms = [...new PageTerms(page, new Synonyms([])).terms()];
  const posting = terms.find(({ term }) => term === 'watermark');
  expect(posting?.places).toEqual([QUESTION_FIRST - 1, questionNumber(0, 1)]);
});
