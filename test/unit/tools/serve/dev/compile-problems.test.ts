import { describeCompileErrors } from '../../../../../tools/serve/dev/compile-problems';
import { createTree } from '../../../../helpers/temp-tree';

test('a type error has its file, line and column, its message and the code around it', () => {
  const folder = createTree({ 'src/nav.tsx': 'return (\n  <nav <data-edited="">\n    {link}' });
  const error = {
    message: "TS1005: '>' expected.",
    moduleIdentifier: `javascript/auto|/project/node_modules/ts-loader/index.js??x!${folder}/src/nav.tsx`,
    loc: '2:7-8',
  };
  const [found] = describeCompileErrors([error], folder);
  expect(found).toMatchObject({
    file: 'src/nav.tsx',
    line: 2,
    column: 8,
    message: "TS1005: '>' expected.",
  });
  expect(found?.hint).toBe('  <nav <data-edited="">\n       ^');
});

test('a missing module is reported with the file that imports it', () => {
  const error = {
    message: "Module not found: Error: Can't resolve './gone' in '/project/src'",
    moduleIdentifier: '/project/node_modules/ts-loader/index.js!/project/src/app.tsx',
    loc: '3:0-24',
  };
  const [found] = describeCompileErrors([error], '/project');
  expect(found).toMatchObject({ file: 'src/app.tsx', line: 3, column: 1 });
  expect(found?.message).toContain("Can't resolve './gone'");
});

test('a syntax error in a style sheet has its file, line and column', () => {
  const error = {
    message:
      'Module build failed (from ./node_modules/css-loader/dist/cjs.js):\nSyntaxError: \n\n(12:3) /project/src/a.css Unclosed block\n\n  > 12 |   p {',
    moduleIdentifier: 'css|/project/node_modules/css-loader/dist/cjs.js!/project/src/a.css|0',
  };
  expect(describeCompileErrors([error], '/project')).toMatchObject([
    { file: 'src/a.css', line: 12, column: 3 },
  ]);
});
