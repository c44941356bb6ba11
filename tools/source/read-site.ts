import path from 'node:path';
import { lastingStampOf } from '../support/file-stamp';
import { type Problem, UsageError } from '../support/problems';
import { readSiteConfig } from './config/read-site-config';
import type { SiteConfig } from './config/site-schema';
import { readSynonyms } from './config/synonyms';
import { readVerifiedLock, type VerifiedLine } from './config/verified-lock';
import { checkExtensions, isSource, readContentTree } from './content-tree';
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
  /** All files of the content folder, with `/`, sorted. */
  files: readonly string[];
  data: PublishedData[];
  /** The code samples that have run or cannot be run (`verified.lock`). */
  verified: VerifiedLine[];
  problems: Problem[];
}

interface ReadPage {
  /** Absent for a file that cannot be a page. */
  page?: SourcePage;
  problems: Problem[];
}

/** The pages by file as they were read last, so that a file that has not changed since is not read again. */
export type SourceMemory = Map<string, ReadPage & { stamp: string | undefined }>;

/** Reads a content folder; throws a `UsageError` if it has no page. `parse` may return cached results. */
export async function readSite(
  root: string,
  { known = new Map(), parse = parseSource }: { known?: SourceMemory; parse?: typeof parseSource } = {},
): Promise<SiteSource> {
  const [{ config, problems: configProblems }, synonyms, tree, verified] = await Promise.all([
    readSiteConfig(root),
    readSynonyms(root),
    readContentTree(root),
    readVerifiedLock(root),
  ]);
  const names = tree.files.filter(isSource);
  if (names.length === 0)
    throw new UsageError(`There is no page in ${root}: none of its files ends in ".md".`);
  const published = await readPublishedData(root, tree.files);
  const sources = await readPages(root, names, known, parse);
  return {
    root,
    config,
    synonyms: synonyms.groups,
    pages: sources.flatMap(({ page }) => page ?? []),
    files: tree.files,
    data: published.data,
    verified,
    problems: [
      ...tree.problems,
      ...checkExtensions(tree.files),
      ...configProblems,
      ...published.problems,
      ...synonyms.problems,
      ...sources.flatMap(({ problems }) => problems),
    ],
  };
}

async function readPages(
  root: string,
  files: readonly string[],
  known: SourceMemory,
  parse: typeof parseSource,
): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  const readPage = async (file: string): Promise<ReadPage> => {
    const stamp = lastingStampOf(path.join(root, file));
    const before = known.get(file);
    if (before && stamp !== undefined && before.stamp === stamp) return before;
    const { text, problems } = await readSource(root, file);
    const parsed = text === null ? { problems: [] } : parse(file, text);
    const page = { ...parsed, problems: [...problems, ...parsed.problems], stamp };
    known.set(file, page);
    return page;
  };
  for (let i = 0; i < files.length; i += READ_CONCURRENCY)
    read.push(...(await Promise.all(files.slice(i, i + READ_CONCURRENCY).map(readPage))));
  const current = new Set(files);
  for (const file of known.keys()) if (!current.has(file)) known.delete(file);
  return read;
}
