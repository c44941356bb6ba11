import { readFile } from 'node:fs/promises';
import { describeSystemFault } from '../../../../tools/support/error-code';
import { createTree } from '../../../helpers/temp-tree';

async function faultOf(run: () => Promise<unknown>): Promise<unknown> {
  return run().catch((error: unknown) => error);
}

it('an error of the file system is described with its file, its code and what to do', async () => {
  const root = createTree({ 'a.md': '' });
  const isFolder = await faultOf(() => readFile(root));
  expect(describeSystemFault(isFolder)).toBe(
    'a folder is where a file should be (EISDIR, read). Rename the folder.',
  );
  const isMissing = await faultOf(() => readFile(`${root}/b.md`));
  expect(describeSystemFault(isMissing)).toBe(
    `${root}/b.md: it does not exist (ENOENT, open). If it was deleted during the run, run the command again.`,
  );
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  expect(describeSystemFault(full)).toMatch(/^there is no space left on the disk/);
});

it('an error of the program has no description, so that its stack is shown', () => {
  expect(describeSystemFault(new TypeError('x is not a function'))).toBeUndefined();
  expect(describeSystemFault(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBeUndefined();
  expect(
    describeSystemFault(Object.assign(new Error('x'), { code: 'constructor', syscall: 'x' })),
  ).toBeUndefined();
});
