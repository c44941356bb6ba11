import path from 'node:path';
import { staticFiles } from '../../../../tools/source/static-files';
import { createTree } from '../../../helpers/temp-tree';

test('static files are written below the base, those in root/ at the top of the host', () => {
  const root = createTree({
    'favicon.svg': '<svg/>',
    'icons/a.png': '',
    'root/CNAME': 'x',
    'root/a/b.txt': '',
  });
  expect(staticFiles(true, root)).toEqual([
    { file: 'docs/favicon.svg', copyOf: path.join(root, 'favicon.svg') },
    { file: 'docs/icons/a.png', copyOf: path.join(root, 'icons/a.png') },
    { file: 'CNAME', copyOf: path.join(root, 'root/CNAME') },
    { file: 'a/b.txt', copyOf: path.join(root, 'root/a/b.txt') },
  ]);
  // A site that does not own the host writes nothing at its top.
  expect(staticFiles(false, root).map(({ file }) => file)).toEqual(['docs/favicon.svg', 'docs/icons/a.png']);
});

test('a missing folder of static files gives an empty list', () => {
  expect(staticFiles(true, path.join(createTree(), 'none'))).toEqual([]);
});
