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

test('begins with the initial text as the query, without the spaces around it', () => {
  expect([field().value, query()]).toEqual([' 初始 ', '初始']);
});

test('updates the query at once for the first key, and after a pause for keys that follow quickly', () => {
  for (const text of ['s', 'st', 'stl']) type(text);
  expect([field().value, query()]).toEqual(['stl', 's']);
  pause();
  expect(query()).toBe('stl');
  type('stl:');
  pause();
  type('stl:a');
  expect(query()).toBe('stl:a');
});

test('empties the query at once when the field is emptied', () => {
  type('s');
  type('');
  expect(query()).toBe('');
});

test('does not use text that an input method is still composing as the query', () => {
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

test('uses a text set by setText as the query at once', () => {
  type('x');
  fireEvent.click(screen.getByRole('button'));
  expect([field().value, query()]).toEqual(['填入 ', '填入']);
  pause();
  expect(query()).toBe('填入');
});
