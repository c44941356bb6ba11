import { createHash } from 'node:crypto';
import { element } from '../../support/markup';

interface PolicyNeeds {
  inlineScripts: readonly string[];
  /** Origins whose scripts run on the site. Pages may also send them data (analytics) and show their images. */
  scriptOrigins?: readonly string[];
  /** Origins that may be shown in a frame. Pages may also connect to them, to check first whether they answer. */
  frameOrigins?: readonly string[];
}

/** Names of the Trusted Types policies: the app's (`src/content/trusted-types.ts`), webpack's, DOMPurify's. */
const TRUSTED_TYPES = ['default', 'built-html', 'webpack', 'dompurify'];

/** A Content-Security-Policy, by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * The policy of all pages except redirect pages. It allows scripts of the site, of `scriptOrigins`, and the listed
 * inline scripts by hash, but no `eval`. HTML and script addresses have to pass Trusted Types.
 */
export function contentSecurityPolicy({
  inlineScripts,
  scriptOrigins = [],
  frameOrigins = [],
}: PolicyNeeds): Policy {
  return new Map<string, readonly string[]>([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...inlineScripts.map(hashSource), ...scriptOrigins]],
    // mermaid writes `style` attributes and elements while it measures text; medium-zoom adds a style element. The
    // sanitiser removes such attributes and elements from the content of pages.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    // Pages may show images and videos from other hosts.
    ['img-src', ["'self'", 'data:', 'https:', ...scriptOrigins]],
    ['media-src', ["'self'", 'https:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...scriptOrigins, ...frameOrigins]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', frameOrigins.length > 0 ? frameOrigins : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
    ['require-trusted-types-for', ["'script'"]],
    // mermaid contains another DOMPurify, whose policy has the same name.
    ['trusted-types', [...TRUSTED_TYPES, "'allow-duplicates'"]],
  ]);
}

/** The policy of a page that loads nothing and has one inline script. */
export function scriptOnlyPolicy(script: string): Policy {
  return new Map([
    ['default-src', ["'none'"]],
    ['script-src', [hashSource(script)]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
  ]);
}

/** Value of the `Content-Security-Policy` header. */
export function policyHeader(policy: Policy): string {
  return [...policy].map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}

/** The policy as text for a `<meta>` element, without the directive that browsers warn about there. */
export function policyMeta(policy: Policy): string {
  return policyHeader(new Map([...policy].filter(([name]) => name !== 'frame-ancestors')));
}

/** The `<meta>` element for a policy; empty without one. It has to precede everything that loads a file. */
export function policyTag(policy: string | undefined): string[] {
  if (policy === undefined) return [];
  return [element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
