import { encodePath } from '../../src/bundle/paths';
import { slugify } from '../../src/bundle/slug';
import { isRealDay } from '../support/real-day';
import type { SourceFrontmatter } from './frontmatter-schema';

/** What a page's address depends on. */
interface Addressed {
  relativePath: string;
  frontmatter: SourceFrontmatter;
}

const INDEX_FILE_PATTERN = /(^|\/)(?:index|readme)\.md$/i;
/** `2020-01-31-title` or `2020-01-title`: VuePress reads a page's date and slug from such a name. */
const DATED_NAME_PATTERN = /(\d{4}-\d{1,2}(?:-\d{1,2})?)-(.*)/;

/** Whether a file is the index page of its folder. */
export function isIndexFile(relativePath: string): boolean {
  return INDEX_FILE_PATTERN.test(relativePath);
}

/** Section of a file in the content folder: its first folder; empty at the root. */
export function sectionOf(relativePath: string): string {
  return relativePath.includes('/') ? (relativePath.split('/')[0] ?? '') : '';
}

/** Percent-encoded address for a file path: `/a/b.html` for `a/b.md`, `/a/` for `a/README.md` or `a/index.md`. */
export function regularPathOf(relativePath: string): string {
  const path = INDEX_FILE_PATTERN.test(relativePath)
    ? relativePath.replace(INDEX_FILE_PATTERN, '$1')
    : `${relativePath.replace(/\.md$/i, '')}.html`;
  return encodePath(`/${path}`);
}

/** Address of a page: its permalink, else the address derived from its file path. */
export function pathOf(page: Addressed): string {
  const regularPath = regularPathOf(page.relativePath);
  const pattern = page.frontmatter.permalink;
  return pattern ? expandPermalink(pattern, page, regularPath) : regularPath;
}

/** The date in the name of a page or of its folder if no calendar has it, and the page's address contains it. */
export function impossibleDateOf(page: Addressed): string | undefined {
  if (!DATE_PART_PATTERN.test(page.frontmatter.permalink ?? '')) return undefined;
  const { written } = datedName(page);
  return typeof written === 'string' && !isRealDay(written) ? written : undefined;
}

const DATE_PART_PATTERN = /:(?:year|(?:i_)?month|(?:i_)?day)/;

function expandPermalink(pattern: string, page: Addressed, regularPath: string): string {
  const { written, slug } = datedName(page);
  const date = written instanceof Date ? written : dayOf(written);
  const pad = (n: number) => String(n).padStart(2, '0');
  const link = pattern
    .replace(/^\//, '')
    .replace(/:year/, String(date.getUTCFullYear()))
    .replace(/:month/, pad(date.getUTCMonth() + 1))
    .replace(/:i_month/, String(date.getUTCMonth() + 1))
    .replace(/:i_day/, String(date.getUTCDate()))
    .replace(/:day/, pad(date.getUTCDate()))
    .replace(/:minutes/, String(date.getUTCMinutes()))
    .replace(/:seconds/, String(date.getUTCSeconds()))
    .replace(/:slug/, () => encodeURI(slug))
    .replace(/:regular/, () => regularPath.slice(1));
  return link === '' || /(?:\.html|\/)$/.test(link) ? `/${link}` : `/${link}/`;
}

/** Date (UTC) and slug as in VuePress: both come from the file or folder name, but a date in the frontmatter wins. */
function datedName(page: Addressed): { written: Date | string; slug: string } {
  const parts = page.relativePath.split('/');
  const file = (parts.at(-1) ?? '').replace(/\.md$/i, '');
  const folder = parts.at(-2) ?? '';
  const named = DATED_NAME_PATTERN.exec(file);
  const inFolder = DATED_NAME_PATTERN.exec(folder);
  const name = /^(?:index|readme)$/i.test(file) ? (inFolder?.[2] ?? folder) : (named?.[2] ?? file);
  const written = page.frontmatter.date ?? named?.[1] ?? inFolder?.[1] ?? '1970';
  return { written, slug: slugify(name) };
}

/** `2025-09-08`, `2025-09` or `2025`; a time may follow. */
const ISO_DATE_PATTERN = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?=$|T| \d{1,2}:)/;

/** The day that an author wrote, at midnight in UTC, so that the result does not depend on the machine's time zone. */
export function dayOf(text: string): Date {
  const [iso, year, month = 1, day = 1] = ISO_DATE_PATTERN.exec(text) ?? [];
  if (iso !== undefined) return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // JavaScript reads other forms in the time zone of the machine, so the local date is the date as written.
  const local = new Date(text);
  return new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()));
}
