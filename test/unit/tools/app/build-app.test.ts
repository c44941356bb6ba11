import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../../../../tools/app/build-app';
import { Cache } from '../../../../tools/support/cache';
import { createTree } from '../../../helpers/temp-tree';

const APP = {
  assets: { scripts: ['js/main.js'], printScripts: [], styles: [] },
  files: new Map([['js/main.js', Buffer.from('built')]]),
};

const { signal: SIGNAL } = new AbortController();

describe('the built app', () => {
  const build = jest.fn(async () => APP);
  beforeEach(() => build.mockClear());

  it('is built once, and again when a source, the configuration or a library changes', async () => {
    const cache = new Cache(createTree());
    const root = createTree({ 'src/app/main.tsx': '1', 'webpack.config.ts': '1', 'package.json': '{}' });
    await buildApp(SIGNAL, { build, cache, root });
    expect(await buildApp(SIGNAL, { build, cache, root })).toEqual(APP);
    expect(build).toHaveBeenCalledTimes(1);
    for (const [i, file] of [
      'src/app/main.tsx',
      'webpack.config.ts',
      'package.json',
      'src/new.ts',
    ].entries()) {
      writeFileSync(path.join(root, file), '2');
      await buildApp(SIGNAL, { build, cache, root });
      expect(build).toHaveBeenCalledTimes(i + 2);
    }
    writeFileSync(path.join(root, 'README.md'), 'no input');
    await buildApp(SIGNAL, { build, cache, root });
    expect(build).toHaveBeenCalledTimes(5);
  });

  it('is not cached when a source changes during the build, or when the build fails', async () => {
    const cache = new Cache(createTree());
    const root = createTree({ 'src/app/main.tsx': '1' });
    const source = path.join(root, 'src/app/main.tsx');
    const edit = async () => {
      writeFileSync(source, '2');
      return APP;
    };
    await buildApp(SIGNAL, { build: edit, cache, root });
    writeFileSync(source, '1');
    const fail = () => Promise.reject(new Error('a mistake'));
    await expect(buildApp(SIGNAL, { build: fail, cache, root })).rejects.toThrow('a mistake');
    await buildApp(SIGNAL, { build, cache, root });
    expect(build).toHaveBeenCalledTimes(1);
  });
});
