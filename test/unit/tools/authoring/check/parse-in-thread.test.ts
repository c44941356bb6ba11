import { parseInThread } from '../../../../../tools/authoring/check/samples/parse-in-thread';

describe('the thread that parses samples', () => {
  it('reports the fault of each sample', async () => {
    const samples = Array.from({ length: 250 }, (_, i) => {
      return { language: 'json' as const, code: i % 100 === 7 ? '{"a": 1,}' : '{"a": 1}' };
    });
    const reply = await parseInThread(samples);
    expect(reply).toHaveLength(250);
    expect(reply.flatMap((fault, i) => (fault ? i : []))).toEqual([7, 107, 207]);
  });

  it('gives an empty reply for an empty list', async () => {
    expect(await parseInThread([])).toEqual([]);
  });

  it('makes the reply fail when it ends before it has answered', async () => {
    // Code that is not a text makes the thread fail.
    const code: string = JSON.parse('null');
    await expect(parseInThread([{ language: 'yaml', code }])).rejects.toThrow("reading 'replace'");
  });
});
