import { THEME_SCRIPT } from '../../../src/app/theme-script';
import type { SiteConfig } from '../../source/config/site-schema';
import { thirdPartyOrigins } from '../../source/config/third-parties';
import { REDIRECT_SCRIPT } from '../redirect-script';
import { contentSecurityPolicy, type Policy } from '../security/content-security-policy';

/** The Content-Security-Policy of a site. A script that a page gets inline has to be named here. */
export function sitePolicy(config: SiteConfig): Policy {
  return contentSecurityPolicy({
    inlineScripts: [THEME_SCRIPT, REDIRECT_SCRIPT],
    ...thirdPartyOrigins(config),
  });
}
