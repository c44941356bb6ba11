import { readEmbeddedSite } from '../../../src/content/read-embedded-site';
import { siteOf } from '../../helpers/records';

function documentWith(text: string): Document {
  const root = document.implementation.createHTMLDocument();
  const script = root.createElement('script');
  script.id = 'site-index';
  script.type = 'application/json';
  script.textContent = text;
  root.body.append(script);
  return root;
}

describe('readEmbeddedSite', () => {
  test('reads the site’s index out of the page', () => {
    expect(readEmbeddedSite(documentWith(JSON.stringify(siteOf())))).toEqual(siteOf());
  });

  test('returns undefined for a page without an index', () => {
    expect(readEmbeddedSite(document.implementation.createHTMLDocument())).toBeUndefined();
  });

  test.each([
    ['cut short', JSON.stringify(siteOf()).slice(0, 40)],
    ['of another version', JSON.stringify({ ...siteOf(), schema: 99 })],
  ])('returns undefined for an index that is %s, and logs a warning', (_name, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(readEmbeddedSite(documentWith(text))).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
