import { type ChangeBatch, ChangeBatches } from '../../../../../tools/serve/dev/change-batches';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const fail = (error: unknown): never => {
  throw error;
};

test('events in quick succession are one batch with each file once', async () => {
  const batches: string[][] = [];
  const gather = new ChangeBatches(async ({ files }) => void batches.push(files), fail);
  for (const file of ['a', 'b', 'a']) gather.add(file);
  await jest.runAllTimersAsync();
  gather.add('a');
  await jest.runAllTimersAsync();
  expect(batches).toEqual([['a', 'b'], ['a']]);
});

test('events that come without a pause are handled before they end', async () => {
  const handle = jest.fn(async (_: ChangeBatch) => undefined);
  const gather = new ChangeBatches(handle, fail);
  for (let i = 0; i < 200; i++) {
    gather.add(`${i}`);
    await jest.advanceTimersByTimeAsync(5);
  }
  expect(handle.mock.calls.length).toBeGreaterThan(2);
  expect(handle.mock.calls.flatMap(([{ files }]) => files)).toHaveLength(200);
});

test('a batch waits until the batch before it is handled', async () => {
  const order: string[] = [];
  let finishFirst = (): void => undefined;
  const gather = new ChangeBatches(async ({ files }) => {
    order.push(`begin ${files}`);
    if (files[0] === 'a') await new Promise<void>((resolve) => (finishFirst = resolve));
    order.push(`end ${files}`);
  }, fail);
  gather.add('a');
  await jest.advanceTimersByTimeAsync(50);
  gather.add('b');
  const settled = gather.settled();
  await jest.advanceTimersByTimeAsync(50);
  expect(order).toEqual(['begin a']);
  finishFirst();
  await settled;
  expect(order).toEqual(['begin a', 'end a', 'begin b', 'end b']);
});

test('an error in one batch is reported and does not stop the next batch', async () => {
  const onFault = jest.fn();
  const seen: string[] = [];
  const gather = new ChangeBatches(async ({ files }) => {
    if (files[0] === 'bad') throw new Error('broken');
    seen.push(...files);
  }, onFault);
  gather.add('bad');
  await jest.runAllTimersAsync();
  gather.add('good');
  await jest.runAllTimersAsync();
  expect(onFault).toHaveBeenCalledTimes(1);
  expect(seen).toEqual(['good']);
});

test('close drops a batch whose handling has not begun', async () => {
  const begun: string[] = [];
  let finishFirst: () => void = () => undefined;
  const gather = new ChangeBatches(async ({ files }) => {
    begun.push(...files);
    await new Promise<void>((resolve) => (finishFirst = resolve));
  }, fail);
  gather.add('a');
  await jest.advanceTimersByTimeAsync(50);
  gather.add('b');
  await jest.advanceTimersByTimeAsync(50);
  gather.close();
  finishFirst();
  await gather.settled();
  expect(begun).toEqual(['a']);
});
