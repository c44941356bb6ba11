import { throttle } from '../../../src/shared/throttle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('throttle', () => {
  test('runs at once, and once more at the end of the interval for all its other calls', () => {
    const run = jest.fn();
    const throttled = throttle(run, 300);
    throttled();
    throttled();
    throttled();
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(299);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('runs once in each interval during a steady stream of calls', () => {
    const run = jest.fn();
    const throttled = throttle(run, 100);
    for (let ms = 0; ms < 1000; ms += 10) {
      throttled();
      jest.advanceTimersByTime(10);
    }
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(run.mock.calls.length).toBeLessThanOrEqual(11);
  });

  test('a single call runs once', () => {
    const run = jest.fn();
    throttle(run, 100)();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('cancel drops the pending run, and later calls run again', () => {
    const run = jest.fn();
    const throttled = throttle(run, 100);
    throttled();
    throttled();
    throttled.cancel();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
    throttled();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
