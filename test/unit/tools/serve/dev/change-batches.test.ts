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

test('events close together are one batch, each file once', async () => {
  const batches: string[][] = [];
  const gather = new ChangeBatches(async ({ files }) => void batches.push(files), fail);
  for (const file of ['a', 'b', 'a']) gather.add(file);
  await jest.runAllTimersAsync();
  gather.add('a');
  await jest.runAllTimersAsync();
  expect(batches).toEqual([['a', 'b'], ['a']]);
});

test('events without end are not waited for', async () => {
  const handle = jest.fn(async (_: ChangeBatch) => undefined);
  const gather = new ChangeBatches(handle, fail);
  for (let i = 0; i < 200; i++) {
    gather.add(`${i}`);
    await jest.advanceTimersByTimeAsync(5);
  }
  expect(handle.mock.calls.length).toBeGreaterThan(2);
  expect(handle.mock.calls.flatMap(([{ files }]) => files)).toHaveLength(200);
});

test('a batch waits for the one before it', async () => {
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

test('a fault in one batch is told and does not stop the next', async () => {
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

test('after the end nothing is handled that had not begun', async () => {
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
