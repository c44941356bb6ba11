import type { PageRecord } from '../../../src/bundle/records';
import { readPageText } from '../../site/search/page-text';

/** A page that asks fewer is an article with a question in it. */
const MIN_QUESTIONS = 2;

/** A heading that asks something. */
const QUESTION_PATTERN = /[？?]$/;

/** A page of questions, its headings with the text below each, as a schema.org object; none for other pages. */
export function questionData({ headers, html }: Pick<PageRecord, 'headers' | 'html'>): object[] {
  const asked = new Set(headers.filter(({ title }) => QUESTION_PATTERN.test(title)).map(({ slug }) => slug));
  if (asked.size < MIN_QUESTIONS) return [];
  const answers = readPageText(html).map(({ slug, title, text, rows }) => ({
    slug,
    title,
    text: [text, ...rows.map((row) => `${row.title} · ${row.text}`)].join('\n').trim(),
  }));
  const answered = answers.filter(({ slug, text }) => asked.has(slug) && text !== '');
  const mainEntity = answered.map(({ title, text }) => ({
    '@type': 'Question',
    name: title.trim(),
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
