import { upToHeading } from '../../../../../tools/serve/dev/first-heading';

test.each([
  ['# One\n\n# Two', '# One'],
  ['Text.\n\n## `Code` and *more* ##\n', 'Text.\n\n## `Code` and *more* ##'],
  ['Under\n===\n\nText.', 'Under\n==='],
  ['```md\n# in code\n```\n# Real\nText.', '```md\n# in code\n```\n# Real'],
  ['~~~~\n# a\n~~~\n# b\n~~~~\n# Real', '~~~~\n# a\n~~~\n# b\n~~~~\n# Real'],
  ['#no-space\n\nText.', '#no-space\n\nText.'],
  ['# [One][a]\n\nText.\n\n[a]: /b', '# [One][a]\n\nText.\n\n[a]: /b'],
  ['', ''],
])('%j up to its first heading is %j', (body, part) => {
  expect(upToHeading(body)).toBe(part);
});
