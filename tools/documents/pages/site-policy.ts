import { THEME_SCRIPT } from '../../../src/app/theme-script';
import type { SiteConfig } from '../../source/config/site-schema';
import { thirdPartyOrigins } from '../../source/config/third-parties';
import { REDIRECT_SCRIPT } from '../redirect-pages';
import { contentSecurityPolicy, type Policy } from '../security/content-security-policy';

/** The Content-Security-Policy of a site. Every inline script of a page has to be listed here. */
export function sitePolicy(config: SiteConfig): Policy {
  return contentSecurityPolicy({
    inlineScripts: [THEME_SCRIPT, REDIRECT_SCRIPT],
    ...thirdPartyOrigins(config),
  });
}
