import { resolve } from 'node:path';
import { findCycles, findForbidden, readImports } from './import-graph';
import { isAllowedImport } from './layers';

const ROOT = resolve(__dirname, '../../..');
const GRAPH = readImports(ROOT, ['src', 'tools']);

test('readImports finds the imports of a file in src', () => {
  expect(GRAPH.get('src/bundle/paths.ts')).toEqual(['src/bundle/constants.ts', 'src/bundle/records.ts']);
});

test('no file in src or tools imports a file that its layer or folder must not import', () => {
  expect(findForbidden(GRAPH, isAllowedImport)).toEqual([]);
});

test('there are no import cycles', () => {
  expect(findCycles(GRAPH)).toEqual([]);
});
