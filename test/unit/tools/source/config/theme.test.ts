import { bundleContent } from '../../../../../tools/site/bundle-content';
import { readSiteConfig } from '../../../../../tools/source/config/read-site-config';
import { formatProblem } from '../../../../../tools/support/problems';
import { createTree } from '../../../../helpers/temp-tree';

async function problemsOf(yaml: string): Promise<string[]> {
  const { problems } = await readSiteConfig(createTree({ 'site.yml': yaml }));
  return problems.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | '));
}

describe('the colours of a site', () => {
  test('are accepted when they have enough contrast', async () => {
    expect(await problemsOf("theme: { light: '#3451b2', dark: '#a8b1ff' }\n")).toEqual([]);
  });

  test.each([
    [
      "{ light: '#9ad0ff', dark: '#a8b1ff' }",
      '1:17 error site-config key "theme.light": found "#9ad0ff" | Allowed: a colour with a contrast of at least 4.5 : 1 on the light background; this one has 1.5 : 1.',
    ],
    [
      "{ light: '#3451b2', dark: '#3451b2' }",
      '1:34 error site-config key "theme.dark": found "#3451b2" | Allowed: a colour with a contrast of at least 4.5 : 1 on the dark background; this one has 2.3 : 1.',
    ],
    [
      "{ light: green, dark: '#a8b1ff' }",
      '1:17 error site-config key "theme.light": found "green" | Allowed: a colour such as "#1c7450", in quotation marks.',
    ],
  ])('are refused with the reason: %s', async (theme, found) => {
    expect(await problemsOf(`theme: ${theme}\n`)).toEqual([`site.yml:${found}`]);
  });
});

test('a missing logo is an error that suggests a file with a similar name', async () => {
  const root = createTree({ 'site.yml': 'logo: /lgo.svg\n', 'logo.svg': '<svg/>', 'README.md': '# 页\n' });
  const { problems } = await bundleContent({ root, isLenient: true });
  expect(problems.all.map((problem) => formatProblem(problem, ''))).toEqual([
    'site.yml:1:1 error missing-image there is no picture /lgo.svg, which "logo" names\n    Did you mean "logo.svg"?',
  ]);
});
