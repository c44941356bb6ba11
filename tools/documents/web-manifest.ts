import { BASE_PATH } from '../../src/bundle/constants';
import { belowBase, MANIFEST_FILE } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';
import { brandOf, manifestIcons } from './brand';

/** The web manifest: name and icons of the site when a reader adds it to the home screen. */
export function webManifest({ site }: Pick<ContentBundle, 'site'>): OutputFile {
  const manifest = {
    id: BASE_PATH,
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.lang,
    start_url: BASE_PATH,
    scope: BASE_PATH,
    display: 'minimal-ui',
    theme_color: brandOf(site).color,
    background_color: '#ffffff',
    icons: manifestIcons(site),
  };
  return { file: belowBase(MANIFEST_FILE), data: JSON.stringify(manifest, null, 2) };
}
