import path from 'node:path';
import { comparablePath, isExternalLink, splitHash } from '../../../../src/bundle/paths';
import { namesPage } from '../../../site/search/search-source';
import { SITE_CONFIG_FILE } from '../../../source/config/read-site-config';
import { findScalar } from '../../../support/find-scalar';
import { nearestHint } from '../../../support/nearest-name';
import { readOptionalText } from '../../../support/read-optional-text';
import type { Reported } from '../finding';
import type { SiteRule } from '../rule';
import { navLinks } from './orphan-page';

/** Reports links in `site.yml` that lead to no page, and names of sections, folders or pages that do not exist. */
export const deadSetting: SiteRule = {
  names: ['dead-setting'],
  cannotBeSwitchedOff: true,
  async check({ root, bundle }) {
    const { nav, searchTasks = [] } = bundle.site;
    const known = bundle.pages.map(({ record }) => record.path);
    const paths = new Set(known.map(comparablePath));
    const isDead = (link: string) =>
      !isExternalLink(link) && !paths.has(comparablePath(splitHash(link).path));
    const sections = bundle.sections.map(({ section }) => section);
    const { sections: order, feed, searchWeights } = bundle.config;
    const isUnknown = (name: string) => name !== '' && !sections.includes(name);
    const faults: Fault[] = [
      ...nav
        .flatMap(navLinks)
        .filter(isDead)
        .map((link) => deadLink(link, 'nav', known)),
      ...searchTasks
        .filter(({ link }) => isDead(link))
        .map(({ link }) => deadLink(link, 'searchTasks', known)),
      ...Object.keys(searchWeights)
        .filter((key) => !known.some((page) => namesPage(key, page)))
        .map((value) => ({
          value,
          below: 'searchWeights',
          message: `searchWeights: no page is named by "${value}"`,
          hint: nearestHint(value, sections, 'Write a section, a folder or a page, without the first slash.'),
        })),
      ...order.filter(isUnknown).map((name) => unknownSection(name, 'sections', sections)),
      ...[feed].filter(isUnknown).map((name) => unknownSection(name, 'feed', sections)),
    ];
    if (faults.length === 0) return [];
    const text = (await readOptionalText(path.join(root, SITE_CONFIG_FILE))) ?? '';
    return faults.flatMap(({ value, below, message, hint }, i): Reported[] => {
      const skip = faults
        .slice(0, i)
        .filter((other) => other.value === value && other.below === below).length;
      const place = findScalar(text, { value, below, skip });
      // If the file has no `nav`, the navigation is made from the sections, and its links have no place in the file.
      return place ? [{ severity: 'error', file: SITE_CONFIG_FILE, ...place, message, hint }] : [];
    });
  },
};

/** A mistake in `site.yml`: the wrong text (`value`), and the setting that it is in (`below`). */
interface Fault {
  value: string;
  below: string;
  message: string;
  hint: string;
}

function deadLink(link: string, below: string, known: readonly string[]): Fault {
  const hint = nearestHint(link, known, 'Write the address of a page, such as "/guide/install.html".');
  return { value: link, below, message: `the link "${link}" leads to no page`, hint };
}

function unknownSection(name: string, below: string, sections: readonly string[]): Fault {
  const hint = nearestHint(name, sections, 'A section is a folder of pages.');
  return { value: name, below, message: `there is no section "${name}"`, hint };
}
