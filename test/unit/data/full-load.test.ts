import { loadInFull, wasLoadedInFull } from '../../../src/data/full-load';

// jsdom has no navigation; it says so in the console and goes on.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState({ key: 'router', idx: 3 }, '', '/docs/model/');
});

test('a page is loaded in full once for a reason, and again for another', () => {
  expect(loadInFull('site.schema is 2')).toBe(true);
  expect(wasLoadedInFull('site.schema is 2')).toBe(true);
  expect(loadInFull('site.schema is 2')).toBe(false);
  expect(loadInFull('site.schema is 3')).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('what the router keeps in the entry stays there', () => {
  loadInFull('x');
  expect(window.history.state).toMatchObject({ key: 'router', idx: 3 });
});

test('another entry of the history knows nothing of it', () => {
  loadInFull('x');
  window.history.pushState(null, '', '/docs/cli/');
  expect(wasLoadedInFull('x')).toBe(false);
});
