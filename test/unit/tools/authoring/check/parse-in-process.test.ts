import { parseInProcess } from '../../../../../tools/authoring/check/samples/parse-in-process';

describe('the process that parses samples', () => {
  const stop = new AbortController();
  const { signal } = stop;

  afterAll(() => stop.abort());

  it('reports the fault of each sample', async () => {
    const samples = Array.from({ length: 250 }, (_, i) => {
      return { language: 'json' as const, code: i % 100 === 7 ? '{"a": 1,}' : '{"a": 1}' };
    });
    const reply = await parseInProcess(samples, signal);
    expect(reply).toHaveLength(250);
    expect(reply.flatMap((fault, i) => (fault ? i : []))).toEqual([7, 107, 207]);
  });

  it('gives an empty reply for an empty list', async () => {
    expect(await parseInProcess([], signal)).toEqual([]);
  });

  it('makes the reply fail when it ends before it has answered', async () => {
    // Code that is not a text makes the process fail.
    const code: string = JSON.parse('null');
    const reply = parseInProcess([{ language: 'yaml', code }], signal);
    await expect(reply).rejects.toThrow('the sample parser ended with exit code 1');
  });

  it('makes the reply fail when it is aborted', async () => {
    const own = new AbortController();
    const reply = parseInProcess([{ language: 'json', code: '{}' }], own.signal);
    own.abort();
    await expect(reply).rejects.toThrow('aborted');
  });
});
