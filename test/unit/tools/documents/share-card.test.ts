import { cardTags } from '../../../../tools/documents/share-card';

const CARDS = new Set(['docs/cards/home.png', 'docs/cards/stl.png']);
const SITE = { origin: 'https://sscms.cn' };

test('a page has the picture of its section, others that of the home page', () => {
  expect(cardTags(SITE, 'stl', CARDS)[0]?.content).toBe('https://sscms.cn/docs/cards/stl.png');
  expect(cardTags(SITE, 'api', CARDS)[0]?.content).toBe('https://sscms.cn/docs/cards/home.png');
  expect(cardTags(SITE, '', CARDS)[0]?.content).toBe('https://sscms.cn/docs/cards/home.png');
});

test('a site without an origin or without pictures has none', () => {
  expect(cardTags({ origin: '' }, 'stl', CARDS)).toEqual([]);
  expect(cardTags(SITE, 'stl', new Set())).toEqual([]);
});
