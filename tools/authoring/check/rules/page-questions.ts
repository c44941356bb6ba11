import { compactPhrase, normalizeText } from '../../../../src/bundle/search/normalize-text';
import { isStopWord } from '../../../../src/bundle/search/stop-words';
import type { SearchPage } from '../../../site/search/search-source';
import { Synonyms } from '../../../source/config/synonyms';
import type { SourcePage } from '../../../source/source-page';
import type { Place } from '../../../support/yaml-document';
import type { Reported } from '../finding';
import type { SiteRule } from '../rule';

/** Matches the Latin words, numbers and versions of a text in lower case. */
const LATIN_WORD_PATTERN = /[a-z\d]+(?:\.\d+)*/g;

/**
 * Reports pages without `questions` in their frontmatter, unless no page of the site has any, and
 * questions that do not help a search: the page's title, questions that are given twice, and questions with a Latin word
 * or a number that the page does not have. A Chinese word may differ from those of the page: readers have their own.
 */
export const pageQuestions: SiteRule = {
  names: ['missing-questions', 'duplicate-question', 'question-is-title', 'unanswered-question'],
  check({ bundle }) {
    const searched = new Map(bundle.search.source.pages.map((page) => [page.path, page]));
    const synonyms = new Synonyms(bundle.search.source.synonyms);
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
      const page = searched.get(record.path);
      const text = page ? textOf(page) : '';
      return questions.flatMap((question): Reported[] => {
        const missing = missingWords(question, text, synonyms);
        if (missing.length > 0) {
          const message = `“${question}” has words that the page does not have: ${missing.join(', ')}`;
          const hint = 'Answer it on the page, ask in its words, or delete the question.';
          return [{ ...placeOf(question, source), rule: 'unanswered-question', message, hint }];
        }
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

/** All that a page says, in lower case, without its questions. */
function textOf({ title, tags, description, passages }: SearchPage): string {
  const texts = passages.flatMap((section) => [section, ...section.rows]);
  const all = [title, ...tags, description, ...texts.flatMap((part) => [part.title, part.text, part.code])];
  return normalizeText(all.join('\n')).toLowerCase();
}

/** Latin words and numbers of a question of which neither they nor a synonym are in the text. */
function missingWords(question: string, text: string, synonyms: Synonyms): string[] {
  const words = normalizeText(question).toLowerCase().match(LATIN_WORD_PATTERN) ?? [];
  const isThere = (word: string) =>
    text.includes(word) || synonyms.of(word).some((other) => text.includes(other.toLowerCase()));
  return words.filter((word) => !isStopWord(word) && !isThere(word));
}

/** Place of a question: its own line if it has one, otherwise the place of the list. */
function placeOf(question: string, source: SourcePage): Place {
  const list = source.placeOf('questions');
  const lines = source.text.split('\n');
  const at = lines.findIndex((line) => /^\s*-/.test(line) && line.includes(question));
  return at < 0 ? list : { ...list, line: at + 1 };
}
