import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MESSAGES, OFFLINE_MESSAGES } from '../../../src/bundle/messages';
import { SAVED_MESSAGES } from '../../../src/bundle/messages/saved-sections';
import { PROJECT_ROOT } from '../../../tools/support/project-root';

const PAGE = readFileSync(path.join(PROJECT_ROOT, 'content/miscellaneous/offline-reading.md'), 'utf8');

/** Menu texts of browsers that the page quotes, and the sign on the button of the page's menu. */
const FOREIGN = ['另存为 PDF', '网页，全部', '网页归档', '⋯'];

function textsIn(messages: unknown): unknown[] {
  return typeof messages === 'object' && messages !== null
    ? Object.values(messages).flatMap(textsIn)
    : [messages];
}

test('the page about reading offline quotes only texts that the app or a browser shows', () => {
  const shown = textsIn([MESSAGES, OFFLINE_MESSAGES, SAVED_MESSAGES]);
  const quoted = Array.from(PAGE.matchAll(/「([^」]+)」/g), ([, text]) => text);
  expect(quoted).toContain(SAVED_MESSAGES.actions.none);
  expect(quoted.filter((text) => !shown.includes(text) && !FOREIGN.includes(text ?? ''))).toEqual([]);
});
