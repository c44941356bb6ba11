import type { SectionPassage } from '../../markdown/read-passages';

/** Minimum number of headings that are questions. A page with fewer is an article with a question in it. */
const MIN_QUESTIONS = 2;

/** Matches a heading that is a question. */
const QUESTION_PATTERN = /[？?]$/;

/**
 * The questions of a page and their answers (the text below each heading) as a schema.org `FAQPage`. Empty for a page
 * with too few questions or without an answer.
 */
export function questionData(passages: readonly SectionPassage[]): object[] {
  const questions = passages.filter(({ title }) => QUESTION_PATTERN.test(title));
  if (questions.length < MIN_QUESTIONS) return [];
  const mainEntity = questions.flatMap(({ title, text, rows }) => {
    const answer = [text, ...rows.map((row) => `${row.title} · ${row.text}`)].join('\n').trim();
    if (answer === '') return [];
    return [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: answer } }];
  });
  if (mainEntity.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
