import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageLinks } from '../../../src/content/use-page-links';
import { Providers, visit } from '../../helpers/providers';

function Page({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null);
  usePageLinks(root);
  const { pathname, hash } = useLocation();
  return (
    <>
      <output>{pathname + hash}</output>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: links of a page are plain HTML */}
      <div ref={root} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function open(html: string): HTMLAnchorElement {
  visit('/model/');
  render(<Page html={html} />, { wrapper: Providers });
  // A click that the app ignores would make jsdom load a page, which it cannot do.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return screen.getByRole('link');
}

const place = () => screen.getByRole('status').textContent;

describe('usePageLinks', () => {
  test('a link to a page of the site is followed inside the app', async () => {
    const before = window.history.length;
    await userEvent.click(
      open('<p><a href="/docs/cli/a.html#用法"><b>x</b></a></p>').querySelector('b') ?? document.body,
    );
    expect(decodeURI(place() ?? '')).toBe('/cli/a.html#用法');
    expect(window.history.length).toBe(before + 1);
  });

  test('a link to the current address adds no entry to the history', async () => {
    const before = window.history.length;
    await userEvent.click(open('<a href="/docs/model/">x</a>'));
    expect(window.history.length).toBe(before);
  });

  test.each([
    ['to another site', '<a href="https://a.cn/docs/x.html">x</a>'],
    ['to a file', '<a href="/docs/guide.zip">x</a>'],
    ['to a new window', '<a href="/docs/cli/" target="_blank">x</a>'],
    ['to the top window', '<a href="/docs/cli/" target="_top">x</a>'],
    ['that downloads', '<a href="/docs/cli/" download>x</a>'],
  ])('leaves a link %s to the browser', async (_name, html) => {
    await userEvent.click(open(html));
    expect(place()).toBe('/model/');
  });

  test.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'leaves a click with %s held to the browser',
    async (key) => {
      const user = userEvent.setup();
      const link = open('<a href="/docs/cli/">x</a>');
      await user.keyboard(`{${key}>}`);
      await user.click(link);
      expect(place()).toBe('/model/');
    },
  );

  test('ignores a click whose default another listener has prevented', async () => {
    const link = open('<a href="/docs/cli/">x</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(place()).toBe('/model/');
  });
});
