import '../../../helpers/production';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexFiles, pageFiles } from '../../../../tools/documents/pages/page-files';
import { siteFiles } from '../../../../tools/documents/site-files';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { recordFiles } from '../../../../tools/site/make-bundle';
import { Cache } from '../../../../tools/support/cache';
import type { OutputFile } from '../../../../tools/support/output-file';
import { createTree } from '../../../helpers/temp-tree';
import { textOfFile } from '../../../helpers/text-of-file';

const CONTENT = path.resolve(__dirname, '../../../fixtures/site');
const ASSETS = { scripts: ['js/main.js'], printScripts: ['js/print.js'], styles: ['css/main.css'] };

/** What a build keeps for the next build. */
class Kept {
  readonly cacheDir = createTree();
  /** Texts of files by file and key. */
  readonly texts = new Map<string, string>();
}

/** All texts of a build, by file. A text with a key is made only if `kept` does not have it. */
async function buildTexts(root: string, kept: Kept): Promise<Map<string, string>> {
  const cache = new Cache(kept.cacheDir, 'tools');
  const bundle = await bundleContent({ root, isLenient: true, isSearchable: true, cache });
  const texts = new Map<string, string>();
  const stages: (Iterable<OutputFile> | AsyncIterable<OutputFile>)[] = [
    [...recordFiles(bundle), ...bundle.files, bundle.siteFile],
    indexFiles(bundle, ASSETS),
    pageFiles(bundle, ASSETS),
    siteFiles(bundle, ASSETS),
  ];
  for (const files of stages) {
    for await (const output of files) {
      const { file, lazy } = output;
      const key = `${file} ${lazy?.key}`;
      const text = (lazy && kept.texts.get(key)) ?? textOfFile(output);
      if (lazy) kept.texts.set(key, text);
      texts.set(file, text);
    }
  }
  return texts;
}

test('a rebuild of a site with every syntax after edits gives the same texts as a build from nothing', async () => {
  const root = createTree();
  cpSync(CONTENT, root, { recursive: true });
  const kept = new Kept();
  await buildTexts(root, kept);

  const titled = path.join(root, 'fields/tables/plant.md');
  writeFileSync(titled, readFileSync(titled, 'utf8').replace(/^title: .*$/m, 'title: 另一个题目'));
  appendFileSync(path.join(root, 'tags/README.md'), '\n一段新的文字，[植物表](../fields/tables/plant.md)\n');
  rmSync(path.join(root, 'guide/install.md'));
  const rebuilt = await buildTexts(root, kept);
  const anew = await buildTexts(root, new Kept());

  expect([...rebuilt.keys()]).toEqual([...anew.keys()]);
  const differing = [...anew].filter(([file, text]) => rebuilt.get(file) !== text).map(([file]) => file);
  expect(differing).toEqual([]);
});
