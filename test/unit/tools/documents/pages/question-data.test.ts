import { questionData } from '../../../../../tools/documents/pages/question-data';

const header = (slug: string, title: string) => ({ level: 2 as const, slug, title });

const TWO = {
  headers: [header('a', '能退回吗？'), header('b', '别的'), header('c', '多久一次？')],
  html: '<p>开头。</p><h2 id="a">能退回吗？</h2><p>能，见<a href="/x">退回</a>。</p><h2 id="b">别的</h2><p>不问。</p><h2 id="c">多久一次？</h2><p>每天 &lt; 3 次。</p>',
};

test('headings with a question mark are questions, each with the text below it as its answer', () => {
  const [page] = questionData(TWO);
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: '能退回吗？', acceptedAnswer: { text: '能，见退回。' } },
      { '@type': 'Question', name: '多久一次？', acceptedAnswer: { text: '每天 < 3 次。' } },
    ],
  });
});

test('a page with only one question has no question data', () => {
  expect(questionData({ ...TWO, headers: TWO.headers.slice(0, 2) })).toEqual([]);
});

test('a question without text below it is left out', () => {
  const [page] = questionData({ ...TWO, html: TWO.html.replace('<p>每天 &lt; 3 次。</p>', '') });
  expect(page).toMatchObject({ mainEntity: [{ name: '能退回吗？' }] });
});

test('a page that answers none of its questions is an article', () => {
  expect(questionData({ ...TWO, html: TWO.html.replaceAll(/<p>.*?<\/p>/g, '') })).toEqual([]);
});

test('an answer includes the table rows below its question', () => {
  const row = '<tr id="a"><th>413</th><td>调大上限</td></tr>';
  const html = `<h2 id="q">报错？</h2><p>看表。</p><table>${row}</table><h2 id="p">还有？</h2><p>没有。</p>`;
  const headers = ['q', 'p'].map((slug) => ({ level: 2, title: `${slug}？`, slug }));
  expect(JSON.stringify(questionData({ headers, html }))).toContain('看表。\\n413 · 调大上限');
});
