import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KEPT_LIST, keepFiles } from '../../../../tools/output/keep-files';
import { createTree, readTree } from '../../../helpers/temp-tree';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

const OLD = 'docs/assets/pages/a.0123456789.json';
const NEW = 'docs/assets/pages/a.abcdef0123.json';

/** Keeps what `previous` has for a build whose own files are `files`; returns the new build's folder. */
async function build(
  previous: string,
  files: Record<string, string>,
  day: number,
  days = 30,
): Promise<string> {
  const next = createTree(files);
  await keepFiles({ previous, next, assets: 'docs/assets', days, now: new Date(START + day * DAY) });
  return next;
}

describe('keepFiles', () => {
  it('keeps hashed files of the last build with their compressed forms, no search index, and nothing else', async () => {
    const previous = createTree({
      [OLD]: 'old',
      [`${OLD}.br`]: 'old, compressed',
      'docs/assets/js/main.0123456789.js': 'script',
      'docs/assets/search/0123456789/part-1.bin': 'a file in a hashed folder',
      'docs/assets/site.json': 'old index',
      'docs/assets/schema/page-record.json': 'no hash',
      'docs/gone.html': 'a page that is no more',
    });
    const next = await build(previous, { [NEW]: 'new', 'docs/assets/site.json': 'new index' }, 0);
    expect(readTree(next)).toEqual({
      [KEPT_LIST]: expect.any(String),
      [NEW]: 'new',
      [OLD]: 'old',
      [`${OLD}.br`]: 'old, compressed',
      'docs/assets/js/main.0123456789.js': 'script',
      'docs/assets/site.json': 'new index',
    });
  });

  it('counts the days from the build that replaced a file, over any number of builds', async () => {
    const first = createTree({ [OLD]: 'old' });
    const second = await build(first, { [NEW]: 'new' }, 100);
    const third = await build(second, { [NEW]: 'new' }, 120);
    expect(existsSync(path.join(third, OLD))).toBe(true);
    const fourth = await build(third, { [NEW]: 'new' }, 131);
    expect(readTree(fourth)).toEqual({ [NEW]: 'new' });
  });

  it('forgets the age of a file that is current again', async () => {
    const second = await build(createTree({ [OLD]: 'old' }), { [NEW]: 'new' }, 0);
    const rolledBack = await build(second, { [OLD]: 'old' }, 20);
    const again = await build(rolledBack, { [NEW]: 'new' }, 40);
    expect(existsSync(path.join(again, OLD))).toBe(true);
  });

  it('keeps nothing for 0 days, nor when there was no build', async () => {
    expect(readTree(await build(createTree({ [OLD]: 'old' }), { [NEW]: 'new' }, 0, 0))).toEqual({
      [NEW]: 'new',
    });
    expect(readTree(await build('/nowhere', { [NEW]: 'new' }, 0))).toEqual({ [NEW]: 'new' });
  });

  it.each(['', '{"docs/assets', '{"docs/assets/pages/a.0123456789.json": "yesterday"}'])(
    'takes files for current when the list is damaged: %j',
    async (list) => {
      const previous = createTree({ [OLD]: 'old', [KEPT_LIST]: list });
      const next = await build(previous, { [NEW]: 'new' }, 7);
      expect(JSON.parse(readFileSync(path.join(next, KEPT_LIST), 'utf8'))).toEqual({
        [OLD]: new Date(START + 7 * DAY).toISOString(),
      });
    },
  );
});
