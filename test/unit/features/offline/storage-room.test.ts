import { prepareStorage } from '../../../../src/features/offline/storage-room';

/** As in Firefox until the reader has answered. */
const persist = jest.fn(() => new Promise<boolean>(() => undefined));

beforeEach(() => {
  persist.mockClear();
  Object.assign(window, { caches: {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({}) },
    configurable: true,
  });
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ usage: 400, quota: 1000 }), persist },
    configurable: true,
  });
});

test('prepareStorage returns the kind quota if the browser has too little room', async () => {
  expect(await prepareStorage(601)).toEqual({ kind: 'quota', used: 400, quota: 1000 });
  expect(persist).not.toHaveBeenCalled();
});

test('prepareStorage asks for persistent storage if there is room, and does not wait for the answer', async () => {
  expect(await prepareStorage(600)).toBeUndefined();
  expect(persist).toHaveBeenCalled();
});
