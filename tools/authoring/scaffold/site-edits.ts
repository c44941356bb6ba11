import { splitHash } from '../../../src/bundle/paths';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import type { Edit } from '../check/finding';
import { addressLookup } from './moved-addresses';
import { retargetYaml } from './retarget-yaml';

/**
 * Edits of `site.yml`: links follow addresses (old → new, decoded), and section names follow the section's folder, if one
 * moves.
 */
export function siteEdits(
  text: string,
  addresses: ReadonlyMap<string, string>,
  { from, to }: { from: string; to: string },
): Edit[] {
  const isSection = !from.includes('/') && !to.includes('/');
  const addressNow = addressLookup(addresses);
  return retargetYaml(text, SITE_CONFIG_FILE, (value, keys) => {
    if (isSection && value === from && /^(?:sections|feed)$/.test(String(keys[0]))) return to;
    const { path: address, hash } = splitHash(value);
    const moved = addressNow(address);
    return moved === undefined ? undefined : moved + hash;
  });
}
