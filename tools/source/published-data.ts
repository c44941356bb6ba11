import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { toolsCache } from '../support/cache';
import type { Problem } from '../support/problems';
import { parseYaml } from '../support/yaml-document';

/** Data files with their own address: authors write YAML, the site publishes JSON for programs. */
const SOURCE_PATTERN = /(^|\/)openapi\.yml$/;

export interface PublishedData {
  /** Address below the site's base, not encoded: `/api/openapi.json`. */
  path: string;
  /** Its source below the content folder. */
  file: string;
  json: string;
}

/** Address at which a file of the content folder is published as data; undefined for any other file. */
export function publishedDataPath(relativePath: string): string | undefined {
  return SOURCE_PATTERN.test(relativePath) ? `/${relativePath.replace(/\.yml$/, '.json')}` : undefined;
}

/** Reads the files of a content folder that are published as data. */
export async function readPublishedData(
  root: string,
  files: readonly string[],
): Promise<{ data: PublishedData[]; problems: Problem[] }> {
  const data: PublishedData[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const address = publishedDataPath(file);
    if (address === undefined) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    // Cached: parsing a large file takes as long as the rest of a rebuild after one edit.
    let json = toolsCache.read<string>('data', [text]);
    if (json === undefined) {
      const parsed = parseYaml(text, z.looseObject({}), { file, firstLine: 1, rule: 'data' });
      problems.push(...parsed.problems);
      if (!parsed.value || parsed.problems.length > 0) continue;
      json = `${JSON.stringify(parsed.value, null, 2)}\n`;
      toolsCache.write('data', [text], json);
    }
    data.push({ path: address, file, json });
  }
  return { data, problems };
}
