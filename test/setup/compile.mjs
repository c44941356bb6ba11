import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const OWN_CODE = readFileSync(import.meta.filename, 'utf8');

/** Jest transformer: compiles each file by itself with TypeScript, as ts-loader does for the app. */
export default {
  getCacheKey: (source, file) => hash('sha256', JSON.stringify([source, file, ts.version, OWN_CODE])),
  process: (source, file) => ({
    code: ts.transpileModule(source, {
      // TypeScript leaves the modules in `.mjs` files as they are.
      fileName: file.replace(/\.mjs$/, '.js'),
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.CommonJS,
        esModuleInterop: true,
        jsx: ts.JsxEmit.ReactJSX,
        allowJs: true,
        inlineSourceMap: true,
      },
      transformers: { before: [() => mockBeforeImports] },
    }).outputText,
  }),
};

/** Moves calls of `jest.mock` before the imports, which would load what is to be mocked. */
function mockBeforeImports(file) {
  const isMock = (statement) => /^jest\.mock\(/.test(statement.getText(file));
  const mocks = file.statements.filter(isMock);
  if (mocks.length === 0) return file;
  return ts.factory.updateSourceFile(file, [...mocks, ...file.statements.filter((one) => !isMock(one))]);
}
