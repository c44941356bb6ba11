import type { AnalyticsConfig } from '../../../src/bundle/records';
import type { SiteConfig } from './site-schema';

/** Analytics settings for the app; undefined when analytics is off. */
export function analyticsOf({ analytics }: SiteConfig): AnalyticsConfig | undefined {
  if (!analytics) return undefined;
  const { hosts: _, src, attributes, queue, ...commands } = analytics.script;
  return {
    src,
    attributes,
    ...(queue !== undefined && { queue: { name: queue, ...commands } }),
    respectsRefusal: analytics.respectDoNotTrack,
  };
}

/** Origins that the Content-Security-Policy has to allow. */
export function thirdPartyOrigins({ analytics, assistant }: SiteConfig) {
  const script = analytics?.script;
  return {
    scriptOrigins: script ? [...new Set([new URL(script.src).origin, ...script.hosts])] : [],
    frameOrigins: assistant ? [new URL(assistant.url).origin] : [],
  };
}
