import type { AnalyticsConfig, AssistantConfig } from '../../../src/bundle/records';
import { baiduTongji } from './baidu-tongji';
import type { SiteConfig } from './site-schema';
import type { AnalyticsScript } from './third-party-schema';

/** What the app needs to know about the statistics; undefined when they are off. */
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

/** What the app needs to know about the assistant; undefined when there is none. */
export function assistantOf({ assistant }: SiteConfig): AssistantConfig | undefined {
  return (
    assistant && { url: assistant.url, ...(assistant.title !== undefined && { title: assistant.title }) }
  );
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
