import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Source file → what it imports: project files by their path from the root, packages by their name. */
export type ImportGraph = Map<string, string[]>;

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The project file that a relative import names; if there is none, the import as it is spelt. */
function resolveImport(root: string, from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  // Without webpack's query: `frame.css?text`.
  const base = resolve(root, dirname(from), specifier.replace(/\?\w+$/, ''));
  const found = EXTENSIONS.map((extension) => base + extension).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  return found ? relative(root, found) : specifier;
}

/** Imports of every TypeScript file below `folders`; static, dynamic, re-exported and type-only alike. */
export function readImports(root: string, folders: string[]): ImportGraph {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).sort();
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      return [file, importedFiles.map(({ fileName }) => resolveImport(root, file, fileName))];
    }),
  );
}

/** Imports of `graph` that `isAllowed` rejects, as `from -> to`. */
export function findForbidden(
  graph: ImportGraph,
  isAllowed: (from: string, to: string) => boolean,
): string[] {
  return [...graph].flatMap(([from, targets]) =>
    targets.filter((to) => !isAllowed(from, to)).map((to) => `${from} -> ${to}`),
  );
}

/** Cycles of imports, each as `a -> b -> a`, found by depth-first search. */
export function findCycles(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      cycles.push([...trail.slice(start), file].join(' -> '));
      return;
    }
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
