import path from 'node:path';
import { licenceNotices } from '../../../../tools/app/licence-notices';
import { PROJECT_ROOT } from '../../../../tools/support/project-root';
import { createTree } from '../../../helpers/temp-tree';

const describePackage = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more });

test('each package of the app has its licence, and those with the same text share it', () => {
  const root = createTree({
    'node_modules/one/package.json': describePackage('one'),
    'node_modules/one/LICENSE': 'MIT\r\nCopyright A\n',
    'node_modules/@scope/two/package.json': describePackage('@scope/two'),
    'node_modules/@scope/two/license.md': 'MIT\nCopyright A\n',
    'node_modules/three/package.json': describePackage('three'),
    'node_modules/unused/package.json': describePackage('unused'),
  });
  const files = [
    'src/app.ts',
    ...['one/a.js', 'one/b/c.js', '@scope/two/x.js', 'three/x.js'].map((file) => `node_modules/${file}`),
  ];
  expect(licenceNotices(files.map((file) => path.join(root, file)))).toBe(
    `@scope/two 1.0.0\none 1.0.0\n\nMIT\nCopyright A\n\n${'-'.repeat(80)}\n\nthree 1.0.0\n\nLicence: MIT\n`,
  );
});

test('a library that is published with its dependencies inside has theirs too', () => {
  const root = createTree({
    'node_modules/mermaid/package.json': describePackage('mermaid', {
      dependencies: { d3: '*', '@types/d3': '*', gone: '*' },
    }),
    'node_modules/mermaid/LICENSE': 'of mermaid',
    'node_modules/mermaid/node_modules/d3/package.json': describePackage('d3', {
      version: '2.0.0',
      dependencies: { 'd3-array': '*' },
    }),
    'node_modules/mermaid/node_modules/d3/LICENSE': 'of d3',
    'node_modules/d3/package.json': describePackage('d3'),
    'node_modules/d3-array/package.json': describePackage('d3-array'),
    'node_modules/d3-array/LICENSE': 'of d3-array',
    'node_modules/@types/d3/package.json': describePackage('@types/d3'),
  });
  const text = licenceNotices([path.join(root, 'node_modules/mermaid/dist/mermaid.mjs')]);
  expect(text.match(/^.* \d\.0\.0$/gm)).toEqual(['d3 2.0.0', 'd3-array 1.0.0', 'mermaid 1.0.0']);
});

test('the libraries of the app are all found with a licence', () => {
  const files = ['react/index.js', 'mermaid/dist/mermaid.esm.min.mjs'];
  const text = licenceNotices(files.map((file) => path.join(PROJECT_ROOT, 'node_modules', file)));
  for (const name of ['react', 'mermaid', 'd3-shape', 'cytoscape', 'katex', 'khroma'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});
