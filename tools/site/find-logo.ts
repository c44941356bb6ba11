import path from 'node:path';
import { isExternalLink } from '../../src/bundle/paths';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import type { SiteConfig } from '../source/config/site-schema';
import type { MediaFile, MediaLibrary } from '../source/media-library';
import { nearestHint } from '../support/nearest-name';
import type { Problem } from '../support/problems';

/** The picture that `logo` in `site.yml` names. It counts as used. */
export function findLogo(
  { logo }: SiteConfig,
  media: MediaLibrary,
): { file?: MediaFile; problems: Problem[] } {
  if (logo === undefined) return { problems: [] };
  const source = media.pathOf(logo);
  const file = isExternalLink(logo) ? null : media.get(source);
  if (file) return { file, problems: [] };
  const hint = nearestHint(
    path.basename(logo),
    media.namesBeside(source),
    'Write a file of the content folder, such as "/logo.svg".',
  );
  const place = { file: SITE_CONFIG_FILE, line: 1, column: 1 };
  return {
    problems: [
      { severity: 'error', ...place, rule: 'missing-image', message: `there is no logo ${logo}`, hint },
    ],
  };
}
