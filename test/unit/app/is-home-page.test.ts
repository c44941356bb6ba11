import { isHomePage } from '../../../src/app/is-home-page';
import type { Frontmatter } from '../../../src/bundle/records';

describe('isHomePage', () => {
  test.each<[Frontmatter, boolean]>([
    [{}, false],
    [{ home: null, layout: null }, false],
    [{ layout: 'Layout' }, false],
    [{ layout: 'Home' }, true],
    [{ home: true }, true],
    [{ home: true, layout: 'Layout' }, true],
  ])('%j gives %s', (frontmatter, isHome) => {
    expect(isHomePage(frontmatter)).toBe(isHome);
  });
});
