import { bundlePage } from '../../../helpers/bundle-page';

const FILES = { 'a/hero.svg': '<svg/>', 'root.svg': '<svg/>' };

describe('the picture of a home page', () => {
  test.each(['hero.svg', './hero.svg', '/root.svg', '/docs/root.svg?v=1'])(
    'is published: %s',
    async (address) => {
      const { record, problems } = await bundlePage(`---\nhome: true\nheroImage: ${address}\n---\n`, FILES);
      expect(problems).toEqual([]);
      expect(record.frontmatter.heroImage).toMatch(/^\/docs\/assets\/files\/\w+\.[\da-f]{10}\.svg$/);
    },
  );

  test('is an error if there is none, and stays as it is on another site', async () => {
    const { problems } = await bundlePage('---\nhome: true\nheroImage: her.svg\n---\n', FILES);
    expect(problems).toEqual([
      '3:12 error missing-image there is no picture her.svg, which "heroImage" names | Did you mean "hero.svg"?',
    ]);
    const elsewhere = await bundlePage('---\nhome: true\nheroImage: https://a.cn/x.png\n---\n');
    expect(elsewhere).toMatchObject({
      problems: [],
      record: { frontmatter: { heroImage: 'https://a.cn/x.png' } },
    });
  });
});
