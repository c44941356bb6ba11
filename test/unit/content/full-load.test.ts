import {
  loadInFull,
  loadInFullIfDue,
  requestFullLoad,
  wasLoadedInFull,
} from '../../../src/content/full-load';

let now = 0;

// jsdom cannot reload: it logs an error for each attempt.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // So that no full load of another test counts as in progress.
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  window.history.replaceState({ key: 'router', idx: 3 }, '', '/docs/model/');
});

test('loads a page in full once for each reason', () => {
  expect(loadInFull('site.schema is 2')).toBe(true);
  expect(wasLoadedInFull('site.schema is 2')).toBe(true);
  now += 60_000;
  expect(loadInFull('site.schema is 2')).toBe(false);
  expect(loadInFull('site.schema is 3')).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('keeps the router’s state in the history entry', () => {
  loadInFull('x');
  expect(window.history.state).toMatchObject({ key: 'router', idx: 3 });
});

test('a full load does not count for another entry of the history', () => {
  loadInFull('x');
  window.history.pushState(null, '', '/docs/cli/');
  expect(wasLoadedInFull('x')).toBe(false);
});

test('loads the next page in full if that was asked for', () => {
  loadInFullIfDue();
  expect(console.error).not.toHaveBeenCalled();
  requestFullLoad('a chunk is gone');
  loadInFullIfDue();
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(wasLoadedInFull('a chunk is gone')).toBe(true);
});

test('does not start a second full load while the first may still be running, but does later', () => {
  expect(loadInFull('x')).toBe(true);
  expect(loadInFull('y')).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(1);
  now += 60_000;
  expect(loadInFull('y')).toBe(true);
  expect(console.error).toHaveBeenCalledTimes(2);
});
