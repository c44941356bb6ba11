import { compactPhrase } from '../../../../src/bundle/search/normalize-text';
import type { Reported } from '../finding';
import type { SiteRule } from '../rule';

const NAMES = {
  missing: 'missing-questions',
  twice: 'duplicate-question',
  title: 'question-is-title',
} as const;

/**
 * Reports pages without `questions` in their frontmatter, unless no page of the site has any, and questions that do not
 * help a search: the page's title, and questions that are given twice.
 */
export const pageQuestions: SiteRule = {
  names: Object.values(NAMES),
  check({ bundle }) {
    const pages = bundle.pages.filter(({ record }) => !record.frontmatter.home);
    if (pages.every(({ record }) => !record.frontmatter.questions?.length)) return [];
    const asked = new Map<string, string>();
    return pages.flatMap(({ record, source }) => {
      const questions = record.frontmatter.questions ?? [];
      const report = (rule: string, message: string, hint: string, question?: string): Reported => {
        const place = source.placeOf('questions');
        const isItem = (line: string) =>
          question !== undefined && /^\s*-/.test(line) && line.includes(question);
        const at = source.text.split('\n').findIndex(isItem);
        return { ...place, line: at < 0 ? place.line : at + 1, rule, message, hint };
      };
      if (questions.length === 0) {
        const hint =
          'Give four to ten under `questions`, in the words of somebody who does not know the terms.';
        return report(NAMES.missing, 'the page does not say which questions it answers', hint);
      }
      const title = compactPhrase(record.title);
      return questions.flatMap((question): Reported[] => {
        const phrase = compactPhrase(question);
        const other = asked.get(phrase);
        asked.set(phrase, record.relativePath);
        if (phrase === title)
          return [
            report(NAMES.title, `“${question}” is the title of the page`, 'Ask in other words.', question),
          ];
        if (other === undefined) return [];
        const message = `“${question}” is also a question of ${other}`;
        return [report(NAMES.twice, message, 'Leave it to the page that answers it best.', question)];
      });
    });
  },
};
