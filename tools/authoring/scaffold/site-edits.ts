import { isMap } from 'yaml';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import type { Edit } from '../check/edits';
import { linkLookup } from './redirects-text';
import type { MovedFiles } from './retarget';
import { isText, parseYamlText, replaceText, retargetYaml } from './yaml-text';

/**
 * Edits of `site.yml` after a move: links follow the moved pages (`addresses`: old → new, decoded), section names
 * follow the section's folder, keys of `searchWeights` follow the page or folder that they name, and the logo follows
 * its file.
 */
export function siteEdits(
  text: string,
  addresses: ReadonlyMap<string, string>,
  { from, to, moves }: { from: string; to: string; moves: MovedFiles },
): Edit[] {
  const isSection = !from.includes('/') && !to.includes('/');
  const linkNow = linkLookup(addresses);
  const values = retargetYaml(text, SITE_CONFIG_FILE, (value, keys) => {
    if (isSection && value === from && /^(?:sections|feed)$/.test(String(keys[0]))) return to;
    if (keys[0] === 'logo') {
      const file = moves.get(value.replace(/^\//, ''));
      return file === undefined ? undefined : `/${file}`;
    }
    return linkNow(value);
  });
  return [...values, ...weightEdits(text, from, to)];
}

function weightEdits(text: string, from: string, to: string): Edit[] {
  const weights = parseYamlText(text, SITE_CONFIG_FILE).get('searchWeights');
  if (from === to || !isMap(weights)) return [];
  const [before, after] = [from.replace(/\.md$/, ''), to.replace(/\.md$/, '')];
  return weights.items.flatMap(({ key }) => {
    if (!isText(key) || !key.value.startsWith(before)) return [];
    const rest = key.value.slice(before.length);
    return /^(?:\/|\.html$|$)/.test(rest) ? replaceText(key, after + rest) : [];
  });
}
