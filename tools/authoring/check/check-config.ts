import path from 'node:path';
import { z } from 'zod';
import { readOptional } from '../../source/config/read-site-config';
import type { Problem } from '../../support/problems';
import { closedObject } from '../../support/schema-issues';
import { parseYaml } from '../../support/yaml-document';

/** Optional settings of the check for a site, below its content folder. */
const CHECK_CONFIG_FILE = 'check.yml';

const checkConfigSchema = closedObject({
  /** Names from elsewhere that break the rules of typography, spelled exactly as they are written there. */
  names: z.array(z.string().min(2)).default([]),
});

export type CheckConfig = z.infer<typeof checkConfigSchema>;

/** Reads `check.yml`; without that file, returns the defaults. */
export async function readCheckConfig(root: string): Promise<{ config: CheckConfig; problems: Problem[] }> {
  const text = await readOptional(path.join(root, CHECK_CONFIG_FILE));
  const place = { file: CHECK_CONFIG_FILE, firstLine: 1, rule: 'check-config' };
  const { value, problems } = parseYaml(text ?? '', checkConfigSchema, place);
  return { config: value ?? { names: [] }, problems };
}

/** Matches any of the names, the longest one where several match; null when there are none. */
export function namesPattern({ names }: CheckConfig): RegExp | null {
  if (names.length === 0) return null;
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}
