import { phraseKeys } from '../../../src/bundle/search/phrase-keys';
import { MAX_IMPACT, QUESTION_FIRST, questionNumber } from '../../../src/bundle/search/postings';
import { PHRASE_MARK } from '../../../src/bundle/search/search-files';
import { titleSubject } from '../../../src/bundle/search/title-subject';
import type { Passage } from '../../markdown/read-passages';
import type { Synonyms } from '../../source/config/synonyms';
import type { SearchPage } from './search-source';
import type { PageTerm } from './term-table';
import { eachNameTerm, eachTerm, titleParts } from './text-terms';
import {
  FIELD_WEIGHTS,
  LENGTH_NORM,
  NAME_TERM_FACTOR,
  PHRASE_IMPACTS,
  SATURATION,
  TITLE_LENGTH_NORM,
  USUAL_TEXT_LENGTH,
  USUAL_TITLE_LENGTH,
} from './weights';

interface Count {
  /** Weighted occurrences in the title, tags and headings, their synonyms, and the description. */
  names: number;
  /**
   * Weight of the term in the question where it weighs most. The weights in several questions do not add up: a page is
   * not more about a term because it lists more questions.
   */
  question: number;
  /** Weighted occurrences in the text. */
  text: number;
  /** Numbers of the headings, then of the questions and of the messages (`isMessage`) that contain the term. */
  places: number[];
}

/** Matches Latin words that are long enough to be the correction of a misspelt word. */
const CORRECTION_PATTERN = /^[a-z][a-z\d]{3,}$/;

/**
 * A table row whose name has at least this many Latin words counts as an error message, which readers paste into the
 * search. With fewer words it is a name or a value.
 */
const MESSAGE_WORDS = 3;

/** A Latin word of a message; a single letter may be a value. */
const LATIN_WORD_PATTERN = /[a-z]{2,}/gi;

/** Four Chinese characters in a row: a name with these is a Chinese sentence with Latin words in it, not a message. */
const SENTENCE_PATTERN = /\p{Script=Han}{4}/u;

function isMessage(name: string): boolean {
  return (name.match(LATIN_WORD_PATTERN)?.length ?? 0) >= MESSAGE_WORDS && !SENTENCE_PATTERN.test(name);
}

/** Terms of one page with all their weights. */
export class PageTerms {
  readonly #counts = new Map<string, Count>();
  readonly #phrases = new Map<string, number>();

  constructor(
    private readonly page: SearchPage,
    private readonly synonyms: Synonyms,
  ) {
    const { title, tags, description, questions, passages } = page;
    this.#addTitle(title);
    for (const tag of tags) this.#addName(tag, FIELD_WEIGHTS.tag, PHRASE_IMPACTS.tag);
    eachTerm(description, (term, weight) => (this.#count(term).names += weight * FIELD_WEIGHTS.description));
    for (const [index, section] of passages.entries()) {
      const number = Math.min(index, QUESTION_FIRST - 1);
      if (number > 0) this.#addName(section.title, FIELD_WEIGHTS.heading, PHRASE_IMPACTS.heading, number);
      this.#addPassage(section);
      for (const row of section.rows) {
        // A term in the name of a row counts as found in the section's heading, but weighs only as much as text.
        if (number > 0) eachTerm(row.title, (term) => this.#addHeading(term, number));
        this.#addText(row.title, FIELD_WEIGHTS.text);
        this.#addPassage(row);
      }
    }
    // Questions are added after headings, because a posting lists the numbers of both in ascending order.
    const asked = [...questions, ...passages.map((p) => p.title).filter((title) => /[？?]$/.test(title))];
    for (const [i, question] of asked.entries()) this.#addQuestion(question, i);
    const messages = passages.flatMap(({ rows }) => rows.map(({ title }) => title)).filter(isMessage);
    for (const [i, message] of messages.entries()) this.#addMessage(message, asked.length + i);
  }

  *terms(): Generator<PageTerm> {
    const { passages } = this.page;
    const texts = passages.flatMap(({ text, rows }) => [
      text,
      ...rows.flatMap((row) => [row.title, row.text]),
    ]);
    const { length } = texts.join('');
    const norm = 1 - LENGTH_NORM + LENGTH_NORM * (length / USUAL_TEXT_LENGTH);
    for (const [term, { names, question, text, places }] of this.#counts) {
      const amount = names + question + text / norm;
      const impact = Math.max(1, Math.round((MAX_IMPACT * amount) / (amount + SATURATION)));
      // A word that only the text has is a correction if it occurs twice, or once in inline code, which counts as text
      // and as code: a single occurrence in plain text may be misspelt.
      const isCorrection = (names + question > 0 || text > 1) && CORRECTION_PATTERN.test(term);
      yield { term, impact, places, isCorrection };
    }
    for (const [phrase, impact] of this.#phrases) {
      yield { term: PHRASE_MARK + phrase, impact, places: [], isCorrection: false };
    }
  }

  #addTitle(title: string): void {
    const subject = titleSubject(title);
    let length = 0;
    eachTerm(subject, () => length++);
    const lengthNorm = 1 - TITLE_LENGTH_NORM + TITLE_LENGTH_NORM * (length / USUAL_TITLE_LENGTH);
    this.#addName(subject, FIELD_WEIGHTS.subject / lengthNorm, PHRASE_IMPACTS.subject, 0);
    this.#addName(title.slice(subject.length), FIELD_WEIGHTS.explanation);
    this.#addPhrase(title, PHRASE_IMPACTS.title);
    for (const part of titleParts(subject)) this.#addPhrase(part, PHRASE_IMPACTS.subjectPart);
  }

  #addName(name: string, weight: number, phraseImpact = 0, heading?: number): void {
    const add = (factor: number) => (term: string, termWeight: number) => {
      this.#count(term).names += factor * termWeight;
      if (heading !== undefined) this.#addHeading(term, heading);
    };
    eachTerm(name, add(weight));
    eachNameTerm(name, add(weight * NAME_TERM_FACTOR));
    if (phraseImpact > 0) this.#addPhrase(name, phraseImpact);
    for (const synonym of this.synonyms.of(name)) eachTerm(synonym, add(FIELD_WEIGHTS.synonym));
  }

  #addQuestion(question: string, index: number): void {
    const weights = new Map<string, number>();
    const add = (factor: number) => (term: string, weight: number) =>
      weights.set(term, (weights.get(term) ?? 0) + factor * weight);
    eachTerm(question, add(FIELD_WEIGHTS.question));
    // Before the name terms and synonyms are added: they do not count for the length of a question.
    const number = questionNumber(index, weights.size);
    eachNameTerm(question, add(FIELD_WEIGHTS.question * NAME_TERM_FACTOR));
    for (const synonym of this.synonyms.of(question)) eachTerm(synonym, add(FIELD_WEIGHTS.synonym));
    for (const [term, weight] of weights) {
      const count = this.#count(term);
      count.question = Math.max(count.question, weight);
      count.places.push(number);
    }
    this.#addPhrase(question, PHRASE_IMPACTS.question);
  }

  /** Adds a message. Like a question, it is found when the query has most of its words. It adds no weight to its terms. */
  #addMessage(message: string, index: number): void {
    const terms = new Set<string>();
    eachTerm(message, (term) => terms.add(term));
    const number = questionNumber(index, terms.size);
    eachNameTerm(message, (term) => terms.add(term));
    for (const term of terms) this.#count(term).places.push(number);
  }

  #addPhrase(name: string, impact: number): void {
    for (const key of phraseKeys(name)) {
      if (key.length > 1) this.#phrases.set(key, Math.max(impact, this.#phrases.get(key) ?? 0));
    }
  }

  #addPassage({ text, code }: Passage): void {
    this.#addText(text, FIELD_WEIGHTS.text);
    this.#addText(code, FIELD_WEIGHTS.code);
  }

  #addHeading(term: string, number: number): void {
    const { places } = this.#count(term);
    if (places.at(-1) !== number) places.push(number);
  }

  #addText(text: string, weight: number): void {
    eachTerm(text, (term, termWeight) => {
      this.#count(term).text += weight * termWeight;
    });
  }

  #count(term: string): Count {
    let count = this.#counts.get(term);
    if (!count) {
      count = { names: 0, question: 0, text: 0, places: [] };
      this.#counts.set(term, count);
    }
    return count;
  }
}
