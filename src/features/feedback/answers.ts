import { MAX_FEEDBACK_ANSWERS } from '../../bundle/constants';
import { readStoredMap, STORAGE_KEYS, writeStored } from '../../shared/storage';

type Answer = 'yes' | 'no';

const isAnswer = (value: unknown): value is Answer => value === 'yes' || value === 'no';

/** The reader's answer for a page; undefined if there is none yet. */
export function readAnswer(path: string): Answer | undefined {
  return readStoredMap('localStorage', STORAGE_KEYS.feedback, isAnswer)[path];
}

/** Stores the reader's answer for a page; of more than `MAX_FEEDBACK_ANSWERS`, the oldest are dropped. */
export function rememberAnswer(path: string, answer: Answer): void {
  const { [path]: _, ...others } = readStoredMap('localStorage', STORAGE_KEYS.feedback, isAnswer);
  const recent = Object.entries({ ...others, [path]: answer }).slice(-MAX_FEEDBACK_ANSWERS);
  writeStored('localStorage', STORAGE_KEYS.feedback, JSON.stringify(Object.fromEntries(recent)));
}
