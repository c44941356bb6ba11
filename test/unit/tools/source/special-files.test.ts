import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { checkContent } from '../../../../tools/commands/check-content';
import { updateSource } from '../../../../tools/source/write-source';
import { readBase } from '../../../../tools/support/read-base';
import { createTree } from '../../../helpers/temp-tree';

/** Puts something that is no file at a path. Reading a named pipe would never end; nobody can open a socket as a file. */
const PUT: Record<string, (place: string) => Promise<unknown>> = {
  'a named pipe': async (place) => execFileSync('mkfifo', [place]),
  'a socket': (place) =>
    new Promise((resolve) => {
      // The socket stays when its server is not closed; it does not keep the process.
      createServer()
        .listen(place, () => resolve(undefined))
        .unref();
    }),
  'a folder': async (place) => mkdirSync(place),
};

const NAMES = [
  'site.yml',
  'redirects.yml',
  'synonyms.yml',
  'check.yml',
  'urls.lock',
  'verified.lock',
  'guide/sidebar.yml',
];

describe.each(Object.entries(PUT))('%s in the place of a settings file', (_, put) => {
  it.each(NAMES)('is an error of every command that reads it: %s', async (name) => {
    const root = createTree({ 'README.md': '# 首页\n', 'guide/README.md': '# 指南\n' });
    const place = path.join(root, name);
    await put(place);
    await expect(checkContent(root, {})).rejects.toThrow(`${place} is not a file. Delete or rename it.`);
    expect(() => updateSource(root, name, () => 'text')).toThrow(`${place} is not a file`);
    expect(readBase(['build', '--source', root])).toBe('');
  });
});
