import { Updates } from '../../../../src/app/dev/updates';

test('holds a change until the app has connected, and passes on later changes at once', async () => {
  const updates = new Updates();
  const early = updates.apply();
  const taker = jest.fn(async () => undefined);
  updates.connect(taker);
  await early;
  expect(taker).toHaveBeenCalledTimes(1);
  await updates.apply();
  expect(taker).toHaveBeenCalledTimes(2);
});
