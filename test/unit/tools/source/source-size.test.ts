import { bundleContent } from '../../../../tools/site/bundle-content';
import { createTree } from '../../../helpers/temp-tree';

const LIMIT_BYTES = 2 * 1024 * 1024;

async function outcomeOf(source: string): Promise<{ pages: number; problems: string[] }> {
  const root = createTree({ 'README.md': '# 首页\n', 'a/long.md': source });
  const { pages, problems } = await bundleContent({ root, isLenient: true });
  return {
    pages: pages.length,
    problems: problems.all.map(({ file, rule, message, hint }) => `${file} ${rule} ${message} | ${hint}`),
  };
}

describe('a Markdown file', () => {
  it('of exactly 2 MiB is a page', async () => {
    expect(await outcomeOf('a'.repeat(LIMIT_BYTES))).toEqual({ pages: 2, problems: [] });
  });

  it('of 2 MiB and a byte is an error, and the other pages are still read', async () => {
    expect(await outcomeOf('a'.repeat(LIMIT_BYTES + 1))).toEqual({
      pages: 1,
      problems: [
        `a/long.md too-large the file has ${LIMIT_BYTES + 1} bytes, more than the allowed ${LIMIT_BYTES} | Split it into several pages.`,
      ],
    });
  });

  it('is measured in bytes, not in characters', async () => {
    expect((await outcomeOf('字'.repeat(LIMIT_BYTES / 3 + 1))).pages).toBe(1);
  });
});
