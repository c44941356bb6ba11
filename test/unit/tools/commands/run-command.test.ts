import { run } from '../../../../tools/commands/run-command';

/** What a command prints when the disk is full. */
async function printedWhenDiskIsFull(writesOutput: boolean): Promise<string> {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { exitCode } = process;
  const full = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
  await run('content', () => Promise.reject(full), writesOutput ? {} : undefined);
  process.exitCode = exitCode;
  const text = printed.mock.calls.join('\n');
  printed.mockRestore();
  return text;
}

test('a fault of the system is explained; only for commands with an output, what is in it', async () => {
  const fault =
    'there is no space left on the disk (ENOSPC, write). Free some space and run the command again.';
  const state = 'Each file of the output is either as it was or new. Run the command again to complete it.';
  expect(await printedWhenDiskIsFull(false)).toBe(fault);
  expect(await printedWhenDiskIsFull(true)).toBe(`${fault}\n${state}`);
});
