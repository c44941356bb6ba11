import { fireEvent } from '@testing-library/dom';
import { ErrorOverlay } from '../../../../src/app/dev/error-overlay';

const FIRST = { file: 'content/a.md', line: 3, column: 5, message: 'wrong', hint: 'Allowed: right.' };
const SECOND = { file: 'src/b.tsx', message: 'odd' };

const shown = (): string[] =>
  [...document.documentElement.children].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? ''),
  );

afterEach(() => {
  for (const host of document.documentElement.querySelectorAll(':scope > div')) host.remove();
});

test('shows all errors with their places, and none after an empty list', () => {
  const overlay = new ErrorOverlay();
  overlay.update([FIRST, SECOND]);
  expect(shown()).toEqual(['content/a.md:3:5wrongAllowed: right.', 'src/b.tsxodd']);
  overlay.update([]);
  expect(shown()).toEqual([]);
});

test('stays closed after Escape for the same error, and opens again for a new error', () => {
  const overlay = new ErrorOverlay();
  overlay.update([FIRST]);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(shown()).toEqual([]);
  overlay.update([FIRST]);
  expect(shown()).toEqual([]);
  overlay.update([FIRST, SECOND]);
  expect(shown()).toHaveLength(2);
});

test('opens again for a closed error that was fixed and came back', () => {
  const overlay = new ErrorOverlay();
  overlay.update([FIRST]);
  fireEvent.keyDown(window, { key: 'Escape' });
  overlay.update([]);
  overlay.update([FIRST]);
  expect(shown()).toHaveLength(1);
});

test('shows HTML in an error as text', () => {
  new ErrorOverlay().update([{ file: 'a.md', message: '<img src=x onerror=alert(1)>' }]);
  expect(shown()[0]).toContain('<img src=x');
});
