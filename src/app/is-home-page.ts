import type { Frontmatter } from '../bundle/records';

/** Whether a page has the layout of the home page. The build refuses layouts other than `Layout` and `Home`. */
export function isHomePage({ home, layout }: Frontmatter): boolean {
  return home === true || layout === 'Home';
}
