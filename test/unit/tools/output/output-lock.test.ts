import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { LOCK_NAME, lockOutput, STALE_MS } from '../../../../tools/output/output-lock';
import { createTree } from '../../../helpers/temp-tree';

const fail = (message: string) => {
  throw new Error(message);
};

test('a second build waits until the first has ended', async () => {
  const folder = createTree();
  const first = await lockOutput(folder, fail);
  const told: string[] = [];
  const second = await lockOutput(folder, (message) => {
    told.push(message);
    void first.release();
  });
  expect(told).toEqual([expect.stringContaining(`Another build is writing to ${folder}`)]);
  await second.release();
  expect(existsSync(path.join(folder, LOCK_NAME))).toBe(false);
});

test('a stale lock, left by a build that was killed, is taken over at once', async () => {
  const folder = createTree();
  mkdirSync(path.join(folder, LOCK_NAME));
  const longAgo = new Date(Date.now() - STALE_MS - 5000);
  utimesSync(path.join(folder, LOCK_NAME), longAgo, longAgo);
  const lock = await lockOutput(folder, fail);
  lock.assertHeld();
  await lock.release();
});
