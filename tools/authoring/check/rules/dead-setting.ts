import path from 'node:path';
import { comparablePath, isExternalLink, splitHash } from '../../../../src/bundle/paths';
import { namesPage } from '../../../site/search/search-source';
import { readOptional, SITE_CONFIG_FILE } from '../../../source/config/read-site-config';
import { nearestHint } from '../../../support/nearest-name';
import type { Finding } from '../finding';
import type { SiteRule } from '../rule';
import { navLinks } from './orphan-page';

const NAME = 'dead-setting';

/** Reports links in `site.yml` that lead to no page, and names in it of sections or folders that do not exist. */
export const deadSetting: SiteRule = {
  names: [NAME],
  cannotBeSwitchedOff: true,
  async check({ root, bundle }) {
    const { nav, searchTasks = [] } = bundle.site;
    const known = bundle.pages.map(({ record }) => record.path);
    const paths = new Set(known.map(comparablePath));
    const links = [...nav.flatMap(navLinks), ...searchTasks.map(({ link }) => link)];
    const dead = links.filter(
      (link) => !isExternalLink(link) && !paths.has(comparablePath(splitHash(link).path)),
    );
    const sections = bundle.sections.map(({ section }) => section);
    const { sections: order, feed, searchWeights } = bundle.config;
    const named = [...order, feed].filter(Boolean);
    const unknown = [...new Set(named)].filter((name) => !sections.includes(name));
    const idle = Object.keys(searchWeights).filter((key) => !known.some((page) => namesPage(key, page)));
    if (dead.length + unknown.length + idle.length === 0) return [];
    const lines = ((await readOptional(path.join(root, SITE_CONFIG_FILE))) ?? '').split('\n');
    const report = (text: string, message: string, hint: string): Finding[] => {
      const at = lines.findIndex((line) => line.includes(text));
      // Without `nav` in the file the navigation is made from the sections.
      if (at < 0) return [];
      const place = { file: SITE_CONFIG_FILE, line: at + 1, column: (lines[at]?.indexOf(text) ?? 0) + 1 };
      return [{ severity: 'error', ...place, rule: NAME, message, hint }];
    };
    return [
      ...dead.flatMap((link) => {
        const hint = nearestHint(link, known, 'Write the address of a page, such as "/guide/install.html".');
        return report(link, `the link "${link}" leads to no page`, hint);
      }),
      ...idle.flatMap((key) => {
        const otherwise = 'Write a section, a folder or a page, without the first slash.';
        const hint = nearestHint(key, sections, otherwise);
        return report(key, `searchWeights: no page is named by "${key}"`, hint);
      }),
      ...unknown.flatMap((name) => {
        const hint = nearestHint(name, sections, 'A section is a folder of pages.');
        return report(name, `there is no section "${name}"`, hint);
      }),
    ];
  },
};
