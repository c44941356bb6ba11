import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { refuseOverlap } from '../../../../tools/output/refusals';
import { createTree } from '../../../helpers/temp-tree';

const root = createTree({ 'site/content/a.md': '# A', 'site/content-2/b.md': '# B' });
const at = (name: string) => path.join(root, name);
symlinkSync(at('site/content'), at('link'));
symlinkSync(at('site'), at('link-above'));

test.each([
  ['site/content', 'site/content'],
  ['site/content', 'site'],
  ['site/content', ''],
  ['site/content', 'site/content/dist'],
  ['site/content', 'site/content/not/yet/there'],
  ['site/content', 'link'],
  ['link', 'site'],
  ['site/content', 'link-above/content/dist'],
  ['link-above/content', 'site'],
])('content in %s and output in %s overlap', (source, out) => {
  expect(() => refuseOverlap(at(source), at(out))).toThrow('overlap');
});

test.each([
  ['site/content', 'site/dist'],
  ['site/content', 'site/content-2'],
  ['site/content', 'site/content.dist'],
  ['site/content', 'site/..content'],
  ['link', 'dist'],
])('content in %s and output in %s do not overlap', (source, out) => {
  expect(() => refuseOverlap(at(source), at(out))).not.toThrow();
});
