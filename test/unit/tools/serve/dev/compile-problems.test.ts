import { describeCompileErrors } from '../../../../../tools/serve/dev/compile-problems';

const SWC = `Module build failed (from ./node_modules/swc-loader/src/index.js):
Error:   x Expression expected
    ,-[/project/src/nav.tsx:31:1]
 30 |   return (
 31 |     <nav <data-edited="">
    :          ^
 32 |       {link}
    \`----
  x Expected ',', got '='
    ,-[/project/src/nav.tsx:31:1]
 31 |     <nav <data-edited="">
    :                      ^
 32 |       {link}
    \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>`;

test('each mistake of a file has its place, what is wrong and the code around it', () => {
  const found = describeCompileErrors([{ message: SWC }], '/project');
  expect(found.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    ['src/nav.tsx', 31, 10, 'Expression expected'],
    ['src/nav.tsx', 31, 22, "Expected ',', got '='"],
  ]);
  expect(found[0]?.hint).toContain('31 |     <nav <data-edited="">');
  expect(found[0]?.hint).not.toContain('backtrace');
});

test('a module that is not there is named with the file that asks for it', () => {
  const error = {
    message: "Module not found: Error: Can't resolve './gone' in '/project/src'",
    moduleIdentifier: '/project/node_modules/swc-loader/src/index.js!/project/src/app.tsx',
    loc: '3:0-24',
  };
  const [found] = describeCompileErrors([error], '/project');
  expect(found).toMatchObject({ file: 'src/app.tsx', line: 3, column: 0 });
  expect(found?.message).toContain("Can't resolve './gone'");
});

test('a mistake in a style sheet has its place', () => {
  const error = {
    message:
      'Module build failed (from ./node_modules/css-loader/dist/cjs.js):\nSyntaxError: \n\n(12:3) /project/src/a.css Unclosed block\n\n  > 12 |   p {',
    moduleIdentifier: 'css|/project/node_modules/css-loader/dist/cjs.js!/project/src/a.css|0',
  };
  expect(describeCompileErrors([error], '/project')).toMatchObject([
    { file: 'src/a.css', line: 12, column: 3 },
  ]);
});
