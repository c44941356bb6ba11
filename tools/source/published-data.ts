import { z } from 'zod';
import type { Problem } from '../support/problems';
import { readYaml } from '../support/yaml-document';

/** Data files with their own address: authors write YAML, the site publishes JSON for programs. */
const SOURCE_PATTERN = /(^|\/)openapi\.yml$/;

const ANY_OBJECT = z.looseObject({});

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
    const read = await readYaml(root, file, ANY_OBJECT, 'data');
    problems.push(...(read?.problems ?? []));
    if (!read?.value || read.problems.length > 0) continue;
    data.push({ path: address, file, json: `${JSON.stringify(read.value, null, 2)}\n` });
  }
  return { data, problems };
}
