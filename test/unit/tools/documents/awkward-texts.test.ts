/** @jest-environment jest-fixed-jsdom */
import { withBase } from '../../../../src/bundle/paths';
import { pageFiles } from '../../../../tools/documents/pages/page-files';
import { serverFiles } from '../../../../tools/documents/server-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { createTree } from '../../../helpers/temp-tree';
import { textOfFile } from '../../../helpers/text-of-file';

/** Has what ends a text in HTML, XML, JSON, YAML, Markdown and the files of servers. */
const AWKWARD = `甲 & <b>"乙"</b> 'c' ]]> --> \\ $x {y} [z](q) \`</script>`;

const FILES = {
  'site.yml': `origin: https://a.example\nfeed: a\ntitle: &t ${JSON.stringify(AWKWARD)}\ndescription: *t\nfooter: *t\n`,
  'README.md': '# 首页\n',
  'a/README.md': '# 甲\n',
  'a/b.md': `---\ntitle: &t ${JSON.stringify(AWKWARD)}\nmetaTitle: *t\ndescription: *t\ndate: 2026-01-02\n---\n\n# 文\n`,
  'a/sidebar.yml': `- [b.md, ${JSON.stringify(AWKWARD)}]\n`,
  'redirects.yml': `? ${JSON.stringify('/旧 $1{"}\'.html')}\n: /a/b.html\n`,
};

const ASSETS = { scripts: ['js/main.js'], printScripts: ['js/print.js'], styles: ['css/main.css'] };

async function writeSite(): Promise<Map<string, string>> {
  const bundle = await bundleContent({ root: createTree(FILES), isLenient: false });
  const files = new Map<string, string>();
  for (const file of pageFiles(bundle, ASSETS)) files.set(file.file, textOfFile(file));
  for await (const file of siteFiles(bundle, ASSETS)) files.set(file.file, textOfFile(file));
  for (const file of serverFiles(bundle, [])) files.set(file.file, textOfFile(file));
  return files;
}

test('a title with the special characters of every format is text in all documents', async () => {
  const files = await writeSite();
  const read = (file: string, type: DOMParserSupportedType): Document =>
    new DOMParser().parseFromString(files.get(`docs/${file}`) ?? '', type);
  const page = read('a/b.html', 'text/html');
  expect(page.title).toBe(AWKWARD);
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(AWKWARD);
  expect(page.querySelectorAll('title b, header b, nav b, footer b')).toHaveLength(0);
  for (const data of page.querySelectorAll('script[type$="json"]'))
    expect(() => JSON.parse(data.textContent ?? '')).not.toThrow();
  for (const name of ['feed.xml', 'sitemap.xml', 'opensearch.xml'])
    expect([name, read(name, 'application/xml').querySelector('parsererror')]).toEqual([name, null]);
  expect(read('feed.xml', 'application/xml').querySelector('feed > rights')?.textContent).toBe(AWKWARD);
  expect(JSON.parse(files.get('docs/manifest.webmanifest') ?? '')).toMatchObject({ name: AWKWARD });
  expect(
    files
      .get('docs/llms.txt')
      ?.split('\n')
      .filter((line) => line.includes(withBase('/a/b.'))),
  ).toHaveLength(1);
  for (const name of ['_server.nginx', '_server.caddy']) expect(files.get(name)).not.toContain('旧 $1');
});
