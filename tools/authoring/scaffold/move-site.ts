import { isMap } from 'yaml';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { applyEdits } from '../../support/edits';
import { isText, renameTexts, YamlEditor } from '../../support/yaml-editor';
import type { LinkLookup } from './move-redirects';
import type { MovedFiles } from './retarget';

/** Text of `site.yml` after pages were moved or replaced: links to them lead to the new address. */
export function relinkSite(text: string, linkNow: LinkLookup): string {
  return applyEdits(
    text,
    renameTexts(text, SITE_CONFIG_FILE, (value, [key], isKey) =>
      isKey || key === 'logo' ? undefined : linkNow(value),
    ),
  );
}

/**
 * Text of `site.yml` after a move: section names follow the section's folder, keys of `searchWeights` follow the page
 * or folder that they name, and the logo follows its file.
 */
export function renameInSite(
  text: string,
  { from, to, moves }: { from: string; to: string; moves: MovedFiles },
): string {
  const isSection = !from.includes('/') && !to.includes('/');
  const [before, after] = [from.replace(/\.md$/, ''), to.replace(/\.md$/, '')];
  const rest = before === from ? /^(?:\/|$)/ : /^(?:\.html)?$/;
  const edits = renameTexts(text, SITE_CONFIG_FILE, (value, [key = '', ...inner], isKey) => {
    if (isKey) {
      const isNamed = key === 'searchWeights' && inner.length === 1 && value.startsWith(before);
      const end = value.slice(before.length);
      return isNamed && rest.test(end) ? after + end : undefined;
    }
    if (isSection && value === from && /^(?:sections|feed)$/.test(key)) return to;
    const file = key === 'logo' ? moves.get(value.replace(/^\//, '')) : undefined;
    return file === undefined ? undefined : `/${file}`;
  });
  return applyEdits(text, edits);
}

/** Text of `site.yml` without the keys of `searchWeights` that no longer name a page. */
export function dropWeights(text: string, isDead: (key: string) => boolean): string {
  const editor = new YamlEditor(text, SITE_CONFIG_FILE);
  const { contents } = editor.document;
  const weights = isMap(contents) ? contents.get('searchWeights', true) : undefined;
  if (!isMap(contents) || !isMap(weights)) return text;
  const keys = weights.items.flatMap(({ key }) => (isText(key) ? [key.value] : []));
  const dead = keys.filter(isDead);
  if (dead.length === keys.length && dead.length > 0) editor.removeKey(contents, 'searchWeights');
  else for (const key of dead) editor.removeKey(weights, key);
  return editor.text;
}
