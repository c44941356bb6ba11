import type { PageRule, SiteRule } from './rule';
import { SAMPLE_RULES } from './rules/broken-sample';
import { chinesePunctuation } from './rules/chinese-punctuation';
import { chineseSpacing } from './rules/chinese-spacing';
import { contentFiles } from './rules/content-files';
import { deadSetting } from './rules/dead-setting';
import { duplicateText } from './rules/duplicate-text';
import { emptyHeader } from './rules/empty-header';
import { headingLevel } from './rules/heading-level';
import { lostText } from './rules/lost-text';
import { malformedLink } from './rules/malformed-link';
import { missingAlt } from './rules/missing-alt';
import { missingDrawing } from './rules/missing-drawing';
import { orphanPage } from './rules/orphan-page';
import { pageQuestions } from './rules/page-questions';
import { sectionIndex } from './rules/section-index';
import { similarPage } from './rules/similar-page';
import { strayOutput } from './rules/stray-output';
import { unreadMarkup } from './rules/unread-markup';
import { unusedImage } from './rules/unused-image';
import { unverifiedSample } from './rules/unverified-sample';

/** Rules that look at one page at a time. */
export const PAGE_RULES: readonly PageRule[] = [
  lostText,
  unreadMarkup,
  headingLevel,
  emptyHeader,
  missingAlt,
  malformedLink,
  strayOutput,
];

/** Rules of Chinese typography, which `typography: false` in `check.yml` switches off. */
export const TYPOGRAPHY_RULES: readonly PageRule[] = [chinesePunctuation, chineseSpacing];

/** Rules that need the whole site. */
export const SITE_RULES: readonly SiteRule[] = [
  duplicateText,
  contentFiles,
  deadSetting,
  orphanPage,
  unusedImage,
  sectionIndex,
  similarPage,
  pageQuestions,
  unverifiedSample,
  missingDrawing,
];

/**
 * Rule names that a `check-off` comment may use. Of the bundler's rules, only `unknown-language` may be switched off:
 * an author may use a language without highlighting on purpose. Findings of the bundler's other rules must be fixed.
 */
export const SWITCHABLE_NAMES: readonly string[] = [
  ...SAMPLE_RULES,
  ...[...PAGE_RULES, ...TYPOGRAPHY_RULES].flatMap(({ names }) => names),
  ...SITE_RULES.filter(({ cannotBeSwitchedOff }) => !cannotBeSwitchedOff).flatMap(({ names }) => names),
  'unknown-language',
].sort();
