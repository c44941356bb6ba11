import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  policyHeader,
  policyMeta,
  policyTag,
} from '../../../../../tools/documents/security/content-security-policy';

const SCRIPT = 'document.title = "“页”"';
const HASH = `'sha256-${createHash('sha256').update(SCRIPT, 'utf8').digest('base64')}'`;

describe('the Content-Security-Policy', () => {
  test('allows scripts of the site and the given inline scripts, but no eval', () => {
    const policy = contentSecurityPolicy({ inlineScripts: [SCRIPT] });
    expect(policy.get('script-src')).toEqual(["'self'", HASH]);
    expect(policyHeader(policy)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  test('lists the origins of third parties in the directives that they need, each origin once', () => {
    const policy = contentSecurityPolicy({
      inlineScripts: [],
      scriptOrigins: ['https://hm.baidu.com'],
      frameOrigins: ['https://hm.baidu.com', 'https://ai.cn'],
    });
    const header = policyHeader(policy);
    expect(header).toContain("script-src 'self' https://hm.baidu.com;");
    expect(header).toContain("connect-src 'self' https://hm.baidu.com https://ai.cn;");
    expect(header).toContain('frame-src https://hm.baidu.com https://ai.cn;');
    expect(policy.get('script-src')).not.toContain('https://ai.cn');
  });

  test('in a <meta> leaves out frame-ancestors, which only a header can set', () => {
    const policy = contentSecurityPolicy({ inlineScripts: [] });
    expect(policyHeader(policy)).toContain("frame-ancestors 'self'");
    expect(policyMeta(policy)).not.toContain('frame-ancestors');
    expect(policyTag(policyMeta(policy))).toEqual([
      expect.stringMatching(
        /^<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;;[^"]*">$/,
      ),
    ]);
    expect(policyTag(undefined)).toEqual([]);
  });
});
