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
  const mainEntity = readPageText(html).flatMap(({ slug, title, text, rows }) => {
    const answer = [text, ...rows.map((row) => `${row.title} · ${row.text}`)].join('\n').trim();
    if (!questionSlugs.has(slug) || answer === '') return [];
    const acceptedAnswer = { '@type': 'Answer', text: answer };
    return [{ '@type': 'Question', name: title.trim(), acceptedAnswer }];
  });
  if (mainEntity.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
