import { makeSiteIndex } from '../../../../../tools/site/site-index';
import { readSiteConfig } from '../../../../../tools/source/config/read-site-config';
import { siteConfigSchema } from '../../../../../tools/source/config/site-schema';
import { thirdPartyOrigins } from '../../../../../tools/source/config/third-parties';
import { formatProblem } from '../../../../../tools/support/problems';
import { createTree } from '../../../../helpers/temp-tree';

const NUMBER = '0123456789abcdef0123456789abcdef';

async function problemsOf(yaml: string): Promise<string[]> {
  const { problems } = await readSiteConfig(createTree({ 'site.yml': yaml }));
  return problems.map((problem) => formatProblem(problem, ''));
}

describe('third parties in site.yml', () => {
  test('are off when site.yml does not name them', () => {
    const config = siteConfigSchema.parse({});
    expect(makeSiteIndex(config, [], 'b').analytics).toBeUndefined();
    expect(makeSiteIndex(config, [], 'b').assistant).toBeUndefined();
    expect(thirdPartyOrigins(config)).toEqual({ scriptOrigins: [], frameOrigins: [] });
  });

  test('Baidu Tongji needs only the ID of the site', () => {
    const config = siteConfigSchema.parse({ analytics: { baidu: NUMBER } });
    expect(makeSiteIndex(config, [], 'b').analytics).toEqual({
      src: `https://hm.baidu.com/hm.js?${NUMBER}`,
      attributes: {},
      queue: {
        name: '_hmt',
        setup: [['_setAutoPageview', false]],
        pageView: [['_trackPageview', '{path}']],
        error: [['_trackEvent', 'error', '{context}', '{message}']],
        feedback: [['_trackEvent', 'feedback', '{answer}', '{path}']],
      },
      respectsRefusal: true,
    });
    expect(thirdPartyOrigins(config).scriptOrigins).toEqual(['https://hm.baidu.com']);
  });

  test('a script of any host is passed to the app with its queue, and its hosts may be contacted', () => {
    const script = {
      src: 'https://a.cn/s.js?x',
      queue: '_paq',
      pageView: [['trackPageView']],
      hosts: ['https://b.cn/x', 'https://a.cn'],
    };
    const config = siteConfigSchema.parse({ analytics: { script, respectDoNotTrack: false } });
    expect(makeSiteIndex(config, [], 'b').analytics).toEqual({
      src: 'https://a.cn/s.js?x',
      attributes: {},
      queue: { name: '_paq', setup: [], pageView: [['trackPageView']], error: [], feedback: [] },
      respectsRefusal: false,
    });
    expect(thirdPartyOrigins(config).scriptOrigins).toEqual(['https://a.cn', 'https://b.cn']);
  });

  test('the assistant has an address and a title, and its host may be framed', () => {
    const config = siteConfigSchema.parse({ assistant: { url: 'https://ai.cn/chat?id=1', title: '小助手' } });
    expect(makeSiteIndex(config, [], 'b').assistant).toEqual({
      url: 'https://ai.cn/chat?id=1',
      title: '小助手',
    });
    expect(thirdPartyOrigins(config).frameOrigins).toEqual(['https://ai.cn']);
  });

  test.each([
    ['assistant: {url: http://ai.cn/}', 'an address that begins with "https://" and a host name'],
    ["assistant: {url: 'javascript:alert(1)'}", 'an address that begins with "https://" and a host name'],
    ["assistant: {url: 'https://a;b.cn'}", 'an address that begins with "https://" and a host name'],
    ['analytics: {baidu: abc}', '32 hexadecimal digits'],
    ['analytics: {}', 'exactly one of "baidu" and "script"'],
    [
      `analytics: {baidu: ${NUMBER}, script: {src: https://a.cn/s.js}}`,
      'exactly one of "baidu" and "script"',
    ],
    ['analytics: {script: {src: https://a.cn/s.js, queue: a.b}}', 'the name of a global variable'],
    [
      'analytics: {script: {src: https://a.cn/s.js, attributes: {onload: x}}}',
      'key "analytics.script.attributes.onload": found "x"',
    ],
    [
      'analytics: {script: {src: https://a.cn/s.js, attributes: {onload: x}}}',
      'Allowed: attributes that begin with "data-".',
    ],
    ['analytics: {google: x}', 'Allowed: baidu, script, respectDoNotTrack'],
  ])('%s is refused', async (yaml, hint) => {
    expect((await problemsOf(`${yaml}\n`)).join('\n')).toContain(hint);
  });
});
