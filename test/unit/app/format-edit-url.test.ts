import { formatEditUrl } from '../../../src/app/format-edit-url';
import { recordOf } from '../../helpers/records';

const REPO = {
  url: 'https://github.com/a/b',
  label: 'GitHub',
  editBase: 'https://github.com/a/b/edit/main/content/',
};
const RECORD = recordOf({ path: '/model/%E6%A0%8F%E7%9B%AE.html' });

describe('formatEditUrl', () => {
  test('joins editBase and the percent-encoded path of the source file', () => {
    expect(formatEditUrl(REPO, RECORD)).toBe(
      'https://github.com/a/b/edit/main/content/model/%E6%A0%8F%E7%9B%AE.md',
    );
  });

  test('percent-encodes # and ? in a file name, which would end the path', () => {
    const record = { ...RECORD, relativePath: 'lang/c#?.md' };
    expect(formatEditUrl(REPO, record)).toBe(`${REPO.editBase}lang/c%23%3F.md`);
  });

  test('ends with editSuffix', () => {
    expect(formatEditUrl({ ...REPO, editSuffix: '?mode=edit' }, RECORD)).toMatch(/\.md\?mode=edit$/);
  });

  test('is undefined without a repository, without editBase, and for a page with editLink: false', () => {
    const { editBase: _, ...readOnly } = REPO;
    const closed = recordOf({ path: '/a.html', frontmatter: { editLink: false } });
    expect(formatEditUrl(undefined, RECORD)).toBeUndefined();
    expect(formatEditUrl(readOnly, RECORD)).toBeUndefined();
    expect(formatEditUrl(REPO, closed)).toBeUndefined();
  });
});
