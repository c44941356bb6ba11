import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { applyEdits } from '../check/edits';
import { linkLookup } from './redirects-text';
import type { MovedFiles } from './retarget';
import { retargetYaml } from './yaml-text';

/**
 * Text of `site.yml` after a move: links follow the moved pages (`addresses`: old → new, decoded), section names
 * follow the section's folder, keys of `searchWeights` follow the page or folder that they name, and the logo follows
 * its file.
 */
export function moveSite(
  text: string,
  addresses: ReadonlyMap<string, string>,
  { from, to, moves }: { from: string; to: string; moves: MovedFiles },
): string {
  const isSection = !from.includes('/') && !to.includes('/');
  const linkNow = linkLookup(addresses);
  const [before, after] = [from.replace(/\.md$/, ''), to.replace(/\.md$/, '')];
  const weightNow = (name: string): string | undefined => {
    const rest = name.slice(before.length);
    return name.startsWith(before) && /^(?:\/|\.html$|$)/.test(rest) ? after + rest : undefined;
  };
  const edits = retargetYaml(text, SITE_CONFIG_FILE, (value, [key = '', ...inner], isKey) => {
    if (isKey) return key === 'searchWeights' && inner.length === 1 ? weightNow(value) : undefined;
    if (isSection && value === from && /^(?:sections|feed)$/.test(key)) return to;
    if (key !== 'logo') return linkNow(value);
    const file = moves.get(value.replace(/^\//, ''));
    return file === undefined ? undefined : `/${file}`;
  });
  return applyEdits(text, edits);
}
