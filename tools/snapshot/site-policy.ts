import { THEME_SCRIPT } from '../../src/app/theme-script';
import type { SiteConfig } from '../config/site-schema';
import { thirdPartyOrigins } from '../config/third-parties';
import { contentSecurityPolicy, type Policy } from '../security/content-security-policy';
import { REDIRECT_SCRIPT } from '../site-files/redirect-script';

/** The Content-Security-Policy of a site. A script that a page gets inline has to be named here. */
export function sitePolicy(config: SiteConfig): Policy {
  return contentSecurityPolicy({
    inlineScripts: [THEME_SCRIPT, REDIRECT_SCRIPT],
    ...thirdPartyOrigins(config),
  });
}
