import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findApp, hashAppInputs, makeApp } from '../../../../tools/app/app-cache';
import { createTree, readTree } from '../../../helpers/temp-tree';

const ASSETS = { scripts: ['js/main.js'], printScripts: [], styles: [] };

async function buildInto(folder: string): Promise<typeof ASSETS> {
  writeFileSync(path.join(folder, 'main.js'), 'built');
  return ASSETS;
}

describe('the built app', () => {
  it('is found again, whole', async () => {
    const cacheDir = createTree();
    expect(findApp('one', cacheDir)).toBeUndefined();
    await makeApp('one', buildInto, cacheDir);
    const found = findApp('one', cacheDir);
    expect(found).toMatchObject({ assets: ASSETS, files: ['main.js'] });
    expect(readTree(found?.folder ?? '')['main.js']).toBe('built');
    expect(findApp('other', cacheDir)).toBeUndefined();
  });

  it.each([
    ['a file is damaged', (folder: string) => writeFileSync(path.join(folder, 'main.js'), 'bui')],
    ['a file is gone', (folder: string) => rmSync(path.join(folder, 'main.js'))],
    ['its list is cut off', (folder: string) => writeFileSync(path.join(folder, 'app.json'), '{"assets')],
  ])('counts as none when %s, and is made again', async (_name, damage) => {
    const cacheDir = createTree();
    damage((await makeApp('one', buildInto, cacheDir)).folder);
    expect(findApp('one', cacheDir)).toBeUndefined();
    await makeApp('one', buildInto, cacheDir);
    expect(findApp('one', cacheDir)).toBeDefined();
  });

  it('is left where it is when another build has made it meanwhile, and may be reading it', async () => {
    const other = await makeApp('one', buildInto, createTree());
    const cacheDir = createTree();
    const main = path.join(cacheDir, 'one/main.js');
    let number = 0;
    const app = await makeApp(
      'one',
      (folder) => {
        cpSync(other.folder, path.join(cacheDir, 'one'), { recursive: true });
        number = statSync(main).ino;
        return buildInto(folder);
      },
      cacheDir,
    );
    expect(app).toEqual({ folder: path.join(cacheDir, 'one'), assets: ASSETS, files: ['main.js'] });
    expect(statSync(main).ino).toBe(number);
    expect(readdirSync(cacheDir)).toEqual(['one']);
  });

  it('leaves nothing behind when it cannot be built', async () => {
    const cacheDir = createTree();
    const failure = makeApp('one', () => Promise.reject(new Error('a mistake')), cacheDir);
    await expect(failure).rejects.toThrow('a mistake');
    expect(readdirSync(cacheDir)).toEqual([]);
  });

  it('is another one when a source, the configuration or a library changes', () => {
    const root = createTree({ 'src/app/main.tsx': '1', 'webpack.config.ts': '1', 'package.json': '{}' });
    const hashes = [hashAppInputs(root)];
    for (const file of ['src/app/main.tsx', 'webpack.config.ts', 'package.json', 'src/new.ts']) {
      writeFileSync(path.join(root, file), '2');
      hashes.push(hashAppInputs(root));
    }
    writeFileSync(path.join(root, 'README.md'), 'no input');
    expect(new Set(hashes).size).toBe(5);
    expect(hashAppInputs(root)).toBe(hashes.at(-1));
  });
});
