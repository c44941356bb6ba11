import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDepth, readLastUpdated } from '../../../../tools/source/last-updated';
import { commit, createRepository, git } from '../../../helpers/temp-repository';
import { createTree } from '../../../helpers/temp-tree';

describe('the time a page was last changed', () => {
  it('is that of the last commit that touched its file', async () => {
    const root = createRepository({ 'docs/a.md': '1', 'docs/中 文.md': '1', 'other.md': '1' });
    commit(root, '2024-01-01T08:00:00+08:00');
    writeFileSync(path.join(root, 'docs/a.md'), '2');
    commit(root, '2024-05-01T08:00:00+08:00');
    expect(await readLastUpdated(path.join(root, 'docs'))).toEqual(
      new Map([
        ['a.md', '2024-05-01T00:00:00.000Z'],
        ['中 文.md', '2024-01-01T00:00:00.000Z'],
      ]),
    );
  });

  it('is that of the commit that renamed the file, as in VuePress', async () => {
    const root = createRepository({ 'a.md': '1' });
    commit(root, '2024-01-01T00:00:00Z');
    renameSync(path.join(root, 'a.md'), path.join(root, 'b.md'));
    commit(root, '2024-02-01T00:00:00Z');
    expect((await readLastUpdated(root)).get('b.md')).toBe('2024-02-01T00:00:00.000Z');
  });

  it('is unknown for a file that was never committed, and without a commit or a repository', async () => {
    const root = createRepository({ 'a.md': '1' });
    expect(await readLastUpdated(root)).toEqual(new Map());
    commit(root, '2024-01-01T00:00:00Z');
    writeFileSync(path.join(root, 'new.md'), '1');
    expect((await readLastUpdated(root)).has('new.md')).toBe(false);
    expect(await readLastUpdated(createTree({ 'a.md': '1' }))).toEqual(new Map());
  });

  it('is unknown, without an error, for a folder that does not exist', async () => {
    expect(await readLastUpdated(path.join(createTree(), 'none'))).toEqual(new Map());
  });

  it('is unknown in a shallow clone, which lacks the older commits', async () => {
    const root = createRepository({ 'a.md': '1' });
    commit(root, '2024-01-01T00:00:00Z');
    writeFileSync(path.join(root, 'b.md'), '1');
    commit(root, '2024-02-01T00:00:00Z');
    const target = createTree();
    git(target, '', 'clone', '-q', '--depth', '1', `file://${root}`, 'clone');
    expect(await readLastUpdated(path.join(target, 'clone'))).toEqual(new Map());
    expect(await readDepth(path.join(target, 'clone'))).toBe('shallow');
    expect(await readDepth(root)).toBe('full');
    expect(await readDepth(target)).toBeUndefined();
  });
});
