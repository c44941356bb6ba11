import { questionData } from '../../../../../tools/documents/pages/question-data';
import { passagesOf } from '../../../../helpers/passages';

const TWO =
  '开头。\n\n## 能退回吗？\n\n能，见[退回](x.md)。\n\n## 别的\n\n不问。\n\n## 多久一次？\n\n每天 < 3 次。\n';

const dataOf = (markdown: string) => questionData(passagesOf(markdown));

test('headings with a question mark are questions, each with the text below it as its answer', () => {
  const [page] = dataOf(TWO);
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: '能退回吗？', acceptedAnswer: { text: '能，见退回。' } },
      { '@type': 'Question', name: '多久一次？', acceptedAnswer: { text: '每天 < 3 次。' } },
    ],
  });
});

test('a page with only one question has no question data', () => {
  expect(dataOf(TWO.replace('能退回吗？', '退回'))).toEqual([]);
});

test('a question without text below it is left out', () => {
  const [page] = dataOf(TWO.replace('每天 < 3 次。', ''));
  expect(page).toMatchObject({ mainEntity: [{ name: '能退回吗？' }] });
});

test('a page that answers none of its questions is an article', () => {
  expect(dataOf('## 甲？\n\n## 乙？\n')).toEqual([]);
});

test('an answer includes the table rows below its question', () => {
  const rows = '| 状态 | 怎么办 |\n| --- | --- |\n| 413 | 调大上限 |';
  const [page] = dataOf(`## 报错？\n\n看表。\n\n${rows}\n\n## 还有？\n\n没有。\n`);
  expect(JSON.stringify(page)).toContain('看表。\\n状态 · 怎么办\\n413 · 调大上限');
});
