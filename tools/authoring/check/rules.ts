import type { CheckedPage } from './checked-page';
import type { CheckedSite } from './checked-site';
import type { Finding } from './finding';
import type { InlineRun } from './inline-runs';
import { checkChinesePunctuation } from './rules/chinese-punctuation';
import { checkChineseSpacing } from './rules/chinese-spacing';
import { checkDuplicateText } from './rules/duplicate-text';
import { checkEmptyHeader } from './rules/empty-header';
import { checkHeadingLevel } from './rules/heading-level';
import { checkMalformedLink } from './rules/malformed-link';
import { checkMissingAlt } from './rules/missing-alt';
import { checkMissingDrawing } from './rules/missing-drawing';
import { checkOrphanPage } from './rules/orphan-page';
import { checkSectionIndex } from './rules/section-index';
import { checkSimilarPage } from './rules/similar-page';
import { checkStrayOutput } from './rules/stray-output';
import { checkUnusedImage } from './rules/unused-image';
import { checkUnverifiedSample } from './rules/unverified-sample';

/** Rules that look at one page at a time. */
export const PAGE_RULES: readonly ((page: CheckedPage, root: string) => Finding[])[] = [
  checkHeadingLevel,
  checkEmptyHeader,
  checkMissingAlt,
  checkMissingDrawing,
  checkMalformedLink,
  checkStrayOutput,
];

/** Rules of typography for a page's own text. */
export const TEXT_RULES: readonly ((page: CheckedPage, runs: readonly InlineRun[]) => Finding[])[] = [
  checkChinesePunctuation,
  checkChineseSpacing,
];

/** Rules that need the whole site. */
export const SITE_RULES: readonly ((site: CheckedSite) => Finding[] | Promise<Finding[]>)[] = [
  checkDuplicateText,
  checkOrphanPage,
  checkUnusedImage,
  checkSectionIndex,
  checkSimilarPage,
  checkUnverifiedSample,
];

/**
 * Rule names that a `check-off` comment may use. The bundler's own rules are not listed: their problems must be fixed.
 */
export const RULE_NAMES: readonly string[] = [
  'broken-diagram',
  'broken-sample',
  'chinese-punctuation',
  'chinese-spacing',
  'duplicate-description',
  'duplicate-title',
  'empty-header',
  'heading-level',
  'malformed-link',
  'missing-alt',
  'missing-drawing',
  'orphan-page',
  'similar-page',
  'stray-output',
  'unknown-language',
  'unverified-sample',
];
