import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../../support/error-code';
import type { Problem } from '../../support/problems';
import { parseYaml } from '../../support/yaml-document';
import { type SiteConfig, siteConfigSchema } from './site-schema';

/** Name of the site's settings below the content folder. */
export const SITE_CONFIG_FILE = 'site.yml';

/** Reads the site's settings. Defaults replace keys with errors, and all settings if the file does not exist. */
export async function readSiteConfig(root: string): Promise<{ config: SiteConfig; problems: Problem[] }> {
  const text = await readOptional(path.join(root, SITE_CONFIG_FILE));
  if (text === null) return { config: siteConfigSchema.parse({}), problems: [] };
  const place = { file: SITE_CONFIG_FILE, firstLine: 1, rule: 'site-config' };
  const { value, problems } = parseYaml(text, siteConfigSchema, place);
  return { config: value ?? siteConfigSchema.parse({}), problems };
}

/** Text of a file, or null when it does not exist; that the source is no folder is reported where its tree is read. */
export async function readOptional(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return null;
    throw error;
  }
}
