import { loadInFull, wasLoadedInFull } from '../../../src/content/full-load';

let now = 0;

// jsdom has no navigation; it says so in the console and goes on.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Loads that other tests began are over.
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  window.history.replaceState({ key: 'router', idx: 3 }, '', '/docs/model/');
});

test('a page is loaded in full once for a reason, and again for another', () => {
  expect(loadInFull('site.schema is 2')).toBe(true);
  expect(wasLoadedInFull('site.schema is 2')).toBe(true);
  now += 60_000;
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

test('a load on its way is not begun again, unless it does not come', () => {
  expect(loadInFull('x')).toBe(true);
  expect(loadInFull('y')).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(1);
  now += 60_000;
  expect(loadInFull('y')).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(2);
});
