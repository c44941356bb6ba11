import { parseFenceInfo } from '../../../../tools/markdown/fence-info';
import { bundledHtml } from '../../../helpers/bundle-page';
import { checkPage, checkTree } from '../../../helpers/check-page';

const PAGE = '# 甲\n\n```html run=index channel=news\n<b>\n```\n\n```html output\n<i>\n```\n';

test.each([
  ['html run=index channel=news', { run: 'index', channel: 'news' }],
  ['html{1,3} run a="b c" d=\'e\'', { run: '', a: 'b c', d: 'e' }],
  ['html title="how to run" [run it] {1}', {}],
  ['html:line-numbers run', { run: '' }],
  ['title="how to run samples"', {}],
])('parseFenceInfo reads the attributes of %j', (info, attributes) => {
  expect(Object.fromEntries(parseFenceInfo(info).attributes)).toEqual(attributes);
});

test('without an output, "run" does not change the HTML of a block', async () => {
  const sample = PAGE.slice(0, PAGE.indexOf('```html output'));
  expect(await bundledHtml(sample)).toBe(await bundledHtml(sample.replace(' run=index channel=news', '')));
});

/** The line of `verified.lock` which says that the first sample of the page ran as it is now. */
async function lockFor(page: string): Promise<string> {
  const { findRunSamples } = await import('../../../../tools/markdown/find-run-samples');
  const { marked } = await import('marked');
  const hash = findRunSamples(marked.lexer(page)).samples[0]?.hash ?? '';
  return `a/page.md ${hash} ran 2026-11-22 SSCMS 7.4.0\n`;
}

const MARK = '<span class="code-run">已在 SSCMS 7.4.0 运行</span>';

test('a sample in verified.lock says what it ran on, until its code, output or info changes', async () => {
  const others = { 'verified.lock': await lockFor(PAGE) };
  expect(await bundledHtml(PAGE, others)).toContain(`<div class="code-bar">${MARK}</div><pre`);
  const checked = (await lockFor(PAGE)).replace(/ran (.*) SSCMS 7.4.0/, 'checked $1 nginx 1.22.1');
  expect(await bundledHtml(PAGE, { 'verified.lock': checked })).toContain('>已用 nginx 1.22.1 检查<');
  expect(await bundledHtml(PAGE.replace('<b>', '<b >'), others)).not.toContain('code-run');
  expect(await bundledHtml(PAGE.replace('<i>', '<u>'), others)).not.toContain('code-run');
  expect(await bundledHtml(PAGE.replace('news', 'home'), others)).not.toContain('code-run');
});

test('a sample with a title says below the title what it ran on', async () => {
  const page = PAGE.replace('run=', 'title="a.html" run=');
  expect(await bundledHtml(page, { 'verified.lock': await lockFor(page) })).toContain(
    `<p class="code-group-title">a.html</p>\n<div class="language-html extra-class"><div class="code-bar">${MARK}</div><pre`,
  );
});

test('a sample that is excused, or in the lock only for another page, does not say that it ran', async () => {
  const line = await lockFor(PAGE);
  for (const lock of [line.replace('a/page', 'b'), line.replace(/ran .*/, 'excused 支付')])
    expect(await bundledHtml(PAGE, { 'verified.lock': lock })).not.toContain('code-run');
});

test('only the first sample of a page says it in words', async () => {
  const others = { 'verified.lock': await lockFor(PAGE) };
  const html = await bundledHtml(`${PAGE}${PAGE}`, others);
  const words = '已在 SSCMS 7.4.0 运行';
  expect(html.split(MARK)).toHaveLength(2);
  expect(html).toContain(
    `<span class="code-run" role="img" aria-label="${words}" title="${words}"></span></div><pre`,
  );
});

test('the check reports a sample that is not in verified.lock as it is now', async () => {
  expect(await checkPage(PAGE, 'unverified-sample')).toEqual([
    '3:1 unverified-sample this sample is not in verified.lock as it is now | Run "npm run verify -- --server URL --changed".',
  ]);
  for (const result of ['ran 2026-11-22 SSCMS 7.4.0', 'excused 支付']) {
    const lock = (await lockFor(PAGE)).replace(/ran .*/, result);
    expect(await checkTree({ 'a/page.md': PAGE, 'verified.lock': lock }, 'unverified-sample')).toEqual([]);
  }
});

test('the check reports an output that does not follow its sample', async () => {
  const page = '# 甲\n\n```html run\n1\n```\n\n文字\n\n```html output\n1\n```\n';
  expect(await checkPage(page, 'stray-output')).toEqual([
    '9:1 stray-output no sample marked "run" stands right before this output | Move it right after its sample, or remove "output".',
  ]);
  expect(await checkPage(PAGE, 'stray-output')).toEqual([]);
});
