import type { PageRecord } from '../../../src/bundle/records';
import { readPageText } from '../../site/search/page-text';

/** Minimum number of headings that are questions. A page with fewer is an article with a question in it. */
const MIN_QUESTIONS = 2;

/** Matches a heading that is a question. */
const QUESTION_PATTERN = /[？?]$/;

/**
 * The questions of a page and their answers (the text below each heading) as a schema.org `FAQPage`. Empty for a page
 * with too few questions or without an answer.
 */
export function questionData({ headers, html }: Pick<PageRecord, 'headers' | 'html'>): object[] {
  const questionSlugs = new Set(
    headers.filter(({ title }) => QUESTION_PATTERN.test(title)).map(({ slug }) => slug),
  );
  if (questionSlugs.size < MIN_QUESTIONS) return [];
  const answers = readPageText(html).map(({ slug, title, text, rows }) => ({
    slug,
    title,
    text: [text, ...rows.map((row) => `${row.title} · ${row.text}`)].join('\n').trim(),
  }));
  const answered = answers.filter(({ slug, text }) => questionSlugs.has(slug) && text !== '');
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ title, text }) => ({
    '@type': 'Question',
    name: title.trim(),
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
