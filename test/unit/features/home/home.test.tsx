import { render, screen } from '@testing-library/react';
import type { Frontmatter } from '../../../../src/bundle/records';
import { Home } from '../../../../src/features/home/home';
import { Providers } from '../../../helpers/providers';
import { recordOf, siteOf } from '../../../helpers/records';

function open(frontmatter: Frontmatter): void {
  const record = recordOf({ path: '/', title: '首页', frontmatter: { home: true, ...frontmatter } });
  render(
    <Providers>
      <Home site={siteOf()} record={record}>
        <p>正文</p>
      </Home>
    </Providers>,
  );
}

describe('Home', () => {
  test('shows heroText and tagline', () => {
    open({ heroText: '文档中心', tagline: '一句话' });
    expect(screen.getByRole('heading', { level: 1, name: '文档中心' })).toBeTruthy();
    expect(screen.getByText('一句话')).toBeTruthy();
  });

  test('shows the page’s title and the site’s description by default', () => {
    open({});
    expect(screen.getByRole('heading', { level: 1, name: '首页' })).toBeTruthy();
    expect(screen.getByText('测试用的文档站')).toBeTruthy();
  });

  test('shows no heading and no tagline if both are null', () => {
    open({ heroText: null, tagline: null });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByText('测试用的文档站')).toBeNull();
  });

  test('shows an action as a link', () => {
    open({ actionText: '开始', actionLink: '/getting-started/' });
    expect(screen.getByRole('link', { name: '开始' }).getAttribute('href')).toBe('/docs/getting-started/');
  });

  test('shows no action without an address', () => {
    open({ actionText: '开始' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows the steps as links with their names', () => {
    open({ steps: [{ title: '后台', link: '/handbook/', form: ['标题'], buttons: ['发布'] }] });
    expect(screen.getByRole('link', { name: '后台' }).getAttribute('href')).toBe('/docs/handbook/');
  });

  test('lists the features, as links if they have an address, and shows the text and the footer', () => {
    open({
      features: [
        { title: '模型', details: '表', link: '/model/' },
        { title: '其它', details: '无' },
      ],
      footer: '许可',
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/model/');
    expect(screen.getByText('正文')).toBeTruthy();
    expect(screen.getByText('许可')).toBeTruthy();
  });

  test('shows the picture at the address that the build gave it', () => {
    open({ heroImage: '/docs/assets/media/hero.1a2b3c4d5e.svg', heroAlt: '标志' });
    expect(screen.getByRole('img', { name: '标志' }).getAttribute('src')).toBe(
      '/docs/assets/media/hero.1a2b3c4d5e.svg',
    );
  });
});
