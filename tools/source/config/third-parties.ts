import type { AnalyticsConfig } from '../../../src/bundle/records';
import type { SiteConfig } from './site-schema';
import type { AnalyticsScript } from './third-party-schema';

/** Analytics settings for the app; undefined when analytics is off. */
export function analyticsOf({ analytics }: SiteConfig): AnalyticsConfig | undefined {
  const script = scriptOf(analytics);
  if (!analytics || !script) return undefined;
  const { hosts: _, src, attributes, queue, setup, pageView, error, feedback } = script;
  return {
    src,
    attributes,
    ...(queue !== undefined && { queue: { name: queue, setup, pageView, error, feedback } }),
    respectsRefusal: analytics.respectDoNotTrack,
  };
}

/** Origins that the Content-Security-Policy has to allow. */
export function thirdPartyOrigins({ analytics, assistant }: SiteConfig): {
  scriptOrigins: string[];
  frameOrigins: string[];
} {
  const script = scriptOf(analytics);
  return {
    scriptOrigins: script ? [...new Set([new URL(script.src).origin, ...script.hosts])] : [],
    frameOrigins: assistant ? [new URL(assistant.url).origin] : [],
  };
}

function scriptOf(analytics: SiteConfig['analytics']): AnalyticsScript | undefined {
  if (analytics?.baidu !== undefined) return baiduTongji(analytics.baidu);
  return analytics?.script;
}

/** Origin that serves Baidu Tongji's script and receives its data. */
const BAIDU_ORIGIN = 'https://hm.baidu.com';

/** Baidu Tongji (https://tongji.baidu.com) as an analytics script; commands go to its `_hmt` queue. */
function baiduTongji(siteNumber: string): AnalyticsScript {
  return {
    src: `${BAIDU_ORIGIN}/hm.js?${siteNumber}`,
    attributes: {},
    queue: '_hmt',
    // The app reports every page view itself. Without this command, the first one would be counted twice.
    setup: [['_setAutoPageview', false]],
    pageView: [['_trackPageview', '{path}']],
    error: [['_trackEvent', 'error', '{context}', '{message}']],
    feedback: [['_trackEvent', 'feedback', '{answer}', '{path}']],
    hosts: [],
  };
}
