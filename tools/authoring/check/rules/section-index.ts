import { comparablePath } from '../../../../src/bundle/paths';
import type { SiteRule } from '../rule';

/** Reports sections without a page at their own address. */
export const sectionIndex: SiteRule = {
  names: ['section-index'],
  cannotBeSwitchedOff: true,
  check: ({ bundle }) =>
    bundle.sections
      .filter(({ section, pages }) => section !== '' && pages.length > 0)
      .filter(({ path, pages }) => !pages.some((page) => comparablePath(page.path) === comparablePath(path)))
      .map(({ section, path }) => ({
        file: `${section}/README.md`,
        message: `the section has no page of its own at ${path}`,
        hint: 'Write one that says what the section is for and where to begin.',
      })),
};
