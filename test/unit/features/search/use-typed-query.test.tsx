import { act, fireEvent, render, screen } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '../../../../src/bundle/constants';
import { useTypedQuery } from '../../../../src/features/search/use-typed-query';
import { FAKE_TIME } from '../../../helpers/settle';

function Field() {
  const { text, query, setText, handlers } = useTypedQuery(' 初始 ');
  return (
    <>
      <input value={text} {...handlers} />
      <output>{query}</output>
      <button type="button" onClick={() => setText('填入 ')}>
        填
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const query = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS));

beforeEach(() => {
  jest.useFakeTimers(FAKE_TIME);
  render(<Field />);
});
afterEach(() => jest.useRealTimers());

test('begins with what is asked for', () => {
  expect([field().value, query()]).toEqual([' 初始 ', '初始']);
});

test('follows the first key at once, those that come fast after it at the reader’s first pause', () => {
  for (const text of ['s', 'st', 'stl']) type(text);
  expect([field().value, query()]).toEqual(['stl', 's']);
  pause();
  expect(query()).toBe('stl');
  type('stl:');
  pause();
  type('stl:a');
  expect(query()).toBe('stl:a');
});

test('an emptied field is no query, at once', () => {
  type('s');
  type('');
  expect(query()).toBe('');
});

test('what an input method has not finished is not searched for', () => {
  fireEvent.compositionStart(field());
  type('lan');
  type('lan mu');
  pause();
  expect([field().value, query()]).toEqual(['lan mu', '初始']);
  type('栏目');
  fireEvent.compositionEnd(field());
  pause();
  expect(query()).toBe('栏目');
});

test('a text put there is searched for at once', () => {
  type('x');
  fireEvent.click(screen.getByRole('button'));
  expect([field().value, query()]).toEqual(['填入 ', '填入']);
  pause();
  expect(query()).toBe('填入');
});
