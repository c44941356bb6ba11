import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cachedText } from '../../../../tools/content/text-cache';
import { createTree } from '../../../helpers/temp-tree';

describe('cachedText', () => {
  const make = jest.fn((): string | undefined => 'made');
  beforeEach(() => make.mockClear());

  it('makes a text once for each source and version of the tools', () => {
    const folder = createTree();
    for (const [source, version] of [
      ['a', '1'],
      ['a', '1'],
      ['b', '1'],
      ['a', '2'],
    ] as const) {
      expect(cachedText(source, make, version, folder)).toBe('made');
    }
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('keeps nothing without a version, nor what could not be made', () => {
    const folder = createTree();
    cachedText('a', make, undefined, folder);
    cachedText('b', () => undefined, '1', folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the newest only', () => {
    const folder = createTree();
    for (let i = 0; i < 70; i++) cachedText(`source ${i}`, make, '1', folder);
    expect(readdirSync(folder)).toHaveLength(64);
    make.mockClear();
    cachedText('source 69', make, '1', folder);
    expect(make).not.toHaveBeenCalled();
  });

  it.each(['', 'cut', `${'0'.repeat(64)}made`])('makes a damaged entry again: %j', (damaged) => {
    const folder = createTree();
    cachedText('a', make, '1', folder);
    for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), damaged);
    expect(cachedText('a', make, '1', folder)).toBe('made');
    expect(make).toHaveBeenCalledTimes(2);
  });
});
