import { SampleParser } from '../../../../../tools/authoring/check/samples/sample-parser';

describe('the process that parses samples', () => {
  it('tells the fault of each, of more than one batch', async () => {
    const parser = new SampleParser();
    const faults: number[] = [];
    for (let i = 0; i < 250; i++) {
      const code = i % 100 === 7 ? '{"a": 1,}' : '{"a": 1}';
      parser.add({ language: 'json', code }, () => faults.push(i));
    }
    await parser.finish();
    parser.close();
    expect(faults).toEqual([7, 107, 207]);
  });

  it('is not started for nothing', async () => {
    const parser = new SampleParser();
    await parser.finish();
    parser.close();
  });

  it('tells when it ends before it has answered', async () => {
    const parser = new SampleParser();
    // No text: the program fails.
    const code: string = JSON.parse('null');
    parser.add({ language: 'yaml', code }, () => undefined);
    await expect(parser.finish()).rejects.toThrow('the sample parser ended with exit code 1');
    parser.close();
  });
});
