import type { Frontmatter } from '../../../src/bundle/records';
import { resolveLayout } from '../../../src/data/resolve-layout';

describe('resolveLayout', () => {
  test.each<[Frontmatter, string]>([
    [{}, 'Layout'],
    [{ layout: 'Home' }, 'Home'],
    [{ layout: 'home' }, 'Home'],
    [{ layout: 'Layout' }, 'Layout'],
    [{ home: true }, 'Home'],
    [{ home: true, layout: 'Layout' }, 'Home'],
    [{ layout: 'NoSuchLayout' }, 'Layout'],
    [{ layout: '' }, 'Layout'],
  ])('%j gives %s', (frontmatter, layout) => {
    expect(resolveLayout(frontmatter)).toBe(layout);
  });
});
