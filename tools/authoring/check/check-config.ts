import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../support/problems';
import { readOptional } from '../../support/read-text';
import { closedObject } from '../../support/schema-issues';
import { parseYaml } from '../../support/yaml-document';

/** Optional settings of the check for a site, below its content folder. */
const CHECK_CONFIG_FILE = 'check.yml';

const checkConfigSchema = closedObject({
  /** Names from elsewhere that break the rules of typography, spelled exactly as they are written there. */
  names: z.array(z.string().min(2)).default([]),
});

/** Reads `check.yml`. `names` matches any of its names, the longest where several match; null when there are none. */
export async function readCheckConfig(root: string): Promise<{ names: RegExp | null; problems: Problem[] }> {
  const text = await readOptional(path.join(root, CHECK_CONFIG_FILE));
  const place = { file: CHECK_CONFIG_FILE, firstLine: 1, rule: 'check-config' };
  const { value, problems } = parseYaml(text ?? '', checkConfigSchema, place);
  const longestFirst = (value?.names ?? []).toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { names: pattern === '' ? null : new RegExp(pattern, 'g'), problems };
}
