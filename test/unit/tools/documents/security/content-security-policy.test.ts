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
  test('lets scripts of the site and the named inline ones run, and nothing evaluated', () => {
    const policy = contentSecurityPolicy({ inlineScripts: [SCRIPT] });
    expect(policy.get('script-src')).toEqual(["'self'", HASH]);
    expect(policyHeader(policy)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  test('names the origins of third parties where they need it, each once', () => {
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

  test('in a page lacks what only a header can say', () => {
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
