import { compactPhrase } from '../../../../src/bundle/search/normalize-text';
import type { SourcePage } from '../../../source/source-page';
import type { Place } from '../../../support/yaml-document';
import type { Reported } from '../finding';
import type { SiteRule } from '../rule';

/**
 * Reports pages without `questions` in their frontmatter, unless no page of the site has any, and questions that do not
 * help a search: the page's title, and questions that are given twice.
 */
export const pageQuestions: SiteRule = {
  names: ['missing-questions', 'duplicate-question', 'question-is-title'],
  check({ bundle }) {
    const pages = bundle.pages.filter(({ record }) => !record.frontmatter.home);
    if (pages.every(({ record }) => !record.frontmatter.questions?.length)) return [];
    const asked = new Map<string, string>();
    return pages.flatMap(({ record, source }): Reported[] => {
      const { questions } = record.frontmatter;
      if (!questions?.length) {
        const message = 'the page does not say which questions it answers';
        const hint =
          'Give four to ten under `questions`, in the words of somebody who does not know the terms.';
        return [{ ...source.placeOf('questions'), rule: 'missing-questions', message, hint }];
      }
      const title = compactPhrase(record.title);
      return questions.flatMap((question): Reported[] => {
        const phrase = compactPhrase(question);
        const other = asked.get(phrase);
        asked.set(phrase, record.relativePath);
        if (phrase === title) {
          const message = `“${question}” is the title of the page`;
          const hint = 'Ask in other words.';
          return [{ ...placeOf(question, source), rule: 'question-is-title', message, hint }];
        }
        if (other === undefined) return [];
        const message = `“${question}” is also a question of ${other}`;
        const hint = 'Leave it to the page that answers it best.';
        return [{ ...placeOf(question, source), rule: 'duplicate-question', message, hint }];
      });
    });
  },
};

/** Place of a question: its own line if it has one, otherwise the place of the list. */
function placeOf(question: string, source: SourcePage): Place {
  const list = source.placeOf('questions');
  const lines = source.text.split('\n');
  const at = lines.findIndex((line) => /^\s*-/.test(line) && line.includes(question));
  return at < 0 ? list : { ...list, line: at + 1 };
}
