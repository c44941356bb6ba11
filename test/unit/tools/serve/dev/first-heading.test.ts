import { firstHeading } from '../../../../../tools/serve/dev/first-heading';

test.each([
  ['# One\n\n# Two', '# One\n'],
  ['Text.\n\n## `Code` and *more* ##\n', '## `Code` and *more* ##\n'],
  ['Under\n===\n', 'Under\n===\n'],
  ['```md\n# in code\n```\n# Real', '# Real\n'],
  ['~~~~\n# a\n~~~\n# b\n~~~~\n# Real', '# Real\n'],
  ['```js\na\n```\n---\n# Real', '# Real\n'],
  ['```a```\n# Real', '# Real\n'],
  ['- item\n---\n', ''],
  ['#no-space', ''],
  ['', ''],
])('the first heading in %j is %j', (body, heading) => {
  expect(firstHeading(body)).toBe(heading);
});
