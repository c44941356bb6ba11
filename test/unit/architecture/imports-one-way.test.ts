import { resolve } from 'node:path';
import { findCycles, findForbidden, readImports } from './import-graph';
import { isAllowedImport } from './layers';

const ROOT = resolve(__dirname, '../../..');
const GRAPH = readImports(ROOT, ['src', 'tools']);

test('the whole of src is read', () => {
  expect(GRAPH.get('src/bundle/paths.ts')).toEqual(['src/bundle/constants.ts', 'src/bundle/records.ts']);
});

test('imports go one way: through the layers of src, and through the rooms of tools, which see the contract only', () => {
  expect(findForbidden(GRAPH, isAllowedImport)).toEqual([]);
});

test('no file imports itself, at whatever distance', () => {
  expect(findCycles(GRAPH)).toEqual([]);
});
