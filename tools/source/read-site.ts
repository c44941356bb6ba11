import { type Problem, UsageError } from '../support/problems';
import { readSiteConfig } from './config/read-site-config';
import type { SiteConfig } from './config/site-schema';
import { readSynonyms } from './config/synonyms';
import { readVerifiedLock, type VerifiedLine } from './config/verified-lock';
import { isSource, readContentTree } from './content-tree';
import { readLastUpdated } from './last-updated';
import { type PublishedData, readPublishedData } from './published-data';
import { readSource } from './read-source';
import { parseSource, type SourcePage } from './source-page';

/** Maximum number of sources read at the same time. Each may be an open file, and some systems allow only 256. */
const READ_CONCURRENCY = 64;

/** Everything the authors wrote, read and checked. */
export interface SiteSource {
  /** Absolute path of the content folder. */
  root: string;
  config: SiteConfig;
  /** Groups of words that mean the same, for the search. */
  synonyms: string[][];
  pages: SourcePage[];
  data: PublishedData[];
  /** The code samples that have run or cannot be run (`verified.lock`). */
  verified: VerifiedLine[];
  /** Time of each file's last commit, ISO 8601. */
  lastUpdated: ReadonlyMap<string, string>;
  problems: Problem[];
}

/** Reads a content folder; throws a `UsageError` if it has no page. `parse` may return cached results. */
export async function readSite(root: string, parse = parseSource): Promise<SiteSource> {
  const [{ config, problems: configProblems }, synonyms, lastUpdated, tree, verified] = await Promise.all([
    readSiteConfig(root),
    readSynonyms(root),
    readLastUpdated(root),
    readContentTree(root),
    readVerifiedLock(root),
  ]);
  const names = tree.files.filter(isSource);
  if (names.length === 0)
    throw new UsageError(`There is no page in ${root}: none of its files ends in ".md".`);
  const published = await readPublishedData(root, tree.files);
  const sources = await readPages(root, names, parse);
  return {
    root,
    config,
    synonyms: synonyms.groups,
    pages: sources.flatMap(({ page }) => page ?? []),
    data: published.data,
    verified,
    lastUpdated,
    problems: [
      ...tree.problems,
      ...configProblems,
      ...published.problems,
      ...synonyms.problems,
      ...sources.flatMap(({ problems }) => problems),
    ],
  };
}

async function readPages(root: string, files: readonly string[], parse: typeof parseSource) {
  const read: { page?: SourcePage; problems: Problem[] }[] = [];
  const readPage = async (file: string) => {
    const { text, problems } = await readSource(root, file);
    if (text === null) return { problems };
    const parsed = parse(file, text);
    return { page: parsed.page, problems: [...problems, ...parsed.problems] };
  };
  for (let i = 0; i < files.length; i += READ_CONCURRENCY)
    read.push(...(await Promise.all(files.slice(i, i + READ_CONCURRENCY).map(readPage))));
  return read;
}
