import { resolveLayout } from '../../../src/app/resolve-layout';
import type { Frontmatter } from '../../../src/bundle/records';

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
