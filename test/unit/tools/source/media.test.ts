import { bundleContent } from '../../../../tools/site/bundle-content';
import { createTree } from '../../../helpers/temp-tree';

/** Names of the copied files of a bundle. */
async function mediaOf(files: Record<string, string | Buffer>): Promise<string[]> {
  const built = await bundleContent({ root: createTree(files), isLenient: false });
  return built.files.filter(({ copyOf }) => copyOf !== undefined).map(({ file }) => file);
}

const withoutHash = (file: string) => file.replace(/\.[\da-f]{10}\./, '.<hash>.');

describe('files that pages use', () => {
  it('are copied once each, with a hash in their names', async () => {
    const files = await mediaOf({
      'a.md': '[x](./one.zip) [y](one.zip) ![z](./two.PNG)\n',
      'b.md': '[x](/one.zip)\n',
      'one.zip': '1',
      'two.PNG': '2',
      'unused.zip': '3',
    });
    expect(files.map(withoutHash)).toEqual(['media/one.<hash>.zip', 'media/two.<hash>.png']);
  });

  it('get another name only when their content changes', async () => {
    const tree = { 'a.md': '[x](./one.zip)\n', 'one.zip': '1' };
    const [before] = await mediaOf(tree);
    expect(await mediaOf({ ...tree, 'a.md': '再看 [x](./one.zip)\n' })).toEqual([before]);
    expect(await mediaOf({ ...tree, 'one.zip': '2' })).not.toEqual([before]);
  });

  it('are not copied when the site publishes them as data at an address of their own', async () => {
    const files = await mediaOf({ 'a.md': '[x](./openapi.yml)\n', 'openapi.yml': 'openapi: 3.1.0\n' });
    expect(files).toEqual([]);
  });

  it('with the same name but different content get different hashes', async () => {
    const files = await mediaOf({
      'a.md': '[x](./a/one.zip) [y](./b/one.zip)\n',
      'a/one.zip': '1',
      'b/one.zip': '2',
    });
    expect(files.map(withoutHash)).toEqual(['media/one.<hash>.zip', 'media/one.<hash>.zip']);
    expect(new Set(files).size).toBe(2);
  });

  it.each([
    ['产品 手册 v1.pdf', 'media/v1.<hash>.pdf'],
    ['中文.pdf', 'media/file.<hash>.pdf'],
    ['a b&c.pdf', 'media/a-b-c.<hash>.pdf'],
    ['no-extension', 'files/no-extension.<hash>'],
    ['a.p"\'b', 'files/a.<hash>.pb'],
  ])('get names that need no percent-encoding: %s', async (name, expected) => {
    const files = await mediaOf({ 'a.md': `[x](<./${name}>)\n`, [name]: '1' });
    expect(files.map((file) => file.replace(/\.[\da-f]{10}(?=\.|$)/, '.<hash>'))).toEqual([expected]);
  });

  it.each([
    ['photo.PNG', 'media/photo.<hash>.png'],
    ['a.svg', 'files/a.<hash>.svg'],
    ['a.htm', 'files/a.<hash>.htm'],
    ['a.xhtml', 'files/a.<hash>.xhtml'],
    ['a.xml', 'files/a.<hash>.xml'],
    ['a.unheard-of', 'files/a.<hash>.unheardof'],
  ])(
    'go to files/ when a browser might run scripts in them, otherwise to media/: %s',
    async (name, expected) => {
      const files = await mediaOf({ 'a.md': `[x](<./${name}>)\n`, [name]: '1' });
      expect(files.map(withoutHash)).toEqual([expected]);
    },
  );

  it.each(['a.js', 'a.mjs', 'a.CJS', 'a.es'])(
    'get the extension .txt when they are scripts: %s',
    async (name) => {
      const [file = ''] = await mediaOf({ 'a.md': `[x](./${name})\n`, [name]: '1' });
      expect(file).toMatch(/^files\/a-\w+\.[\da-f]{10}\.txt$/);
    },
  );
});
