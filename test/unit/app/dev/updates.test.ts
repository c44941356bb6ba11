import { Updates } from '../../../../src/app/dev/updates';

const CHANGE = { indexes: true, pages: ['pages/a.json'] };

test('holds a change until the app has connected, and passes on later changes at once', async () => {
  const updates = new Updates();
  const early = updates.apply(CHANGE);
  const taker = jest.fn(async () => undefined);
  updates.connect(taker);
  await early;
  expect(taker.mock.calls).toEqual([[CHANGE]]);
  await updates.apply(CHANGE);
  expect(taker).toHaveBeenCalledTimes(2);
});
