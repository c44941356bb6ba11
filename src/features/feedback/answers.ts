import { MAX_FEEDBACK_ANSWERS } from '../../bundle/constants';
import { readStoredMap, STORAGE_KEYS, writeStored } from '../../shared/storage';

type Answer = 'yes' | 'no';

const isAnswer = (value: unknown): value is Answer => value === 'yes' || value === 'no';

/** What the reader said of a page; undefined before they did. */
export function readAnswer(path: string): Answer | undefined {
  return readStoredMap('localStorage', STORAGE_KEYS.feedback, isAnswer)[path];
}

/** Remembers what the reader says of a page; the oldest answers are forgotten. */
export function rememberAnswer(path: string, answer: Answer): void {
  const { [path]: _, ...others } = readStoredMap('localStorage', STORAGE_KEYS.feedback, isAnswer);
  const recent = Object.entries({ ...others, [path]: answer }).slice(-MAX_FEEDBACK_ANSWERS);
  writeStored('localStorage', STORAGE_KEYS.feedback, JSON.stringify(Object.fromEntries(recent)));
}
