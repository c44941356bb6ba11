import type { AnalyticsScript } from './third-party-schema';

/** Host that serves Baidu Tongji's script and receives its data. */
const HOST = 'https://hm.baidu.com';

/** Baidu Tongji (https://tongji.baidu.com) as a statistics script; commands go to its `_hmt` queue. */
export function baiduTongji(siteNumber: string): AnalyticsScript {
  return {
    src: `${HOST}/hm.js?${siteNumber}`,
    attributes: {},
    queue: '_hmt',
    // The app reports each page itself: the script would count the first one twice.
    setup: [['_setAutoPageview', false]],
    pageView: [['_trackPageview', '{path}']],
    error: [['_trackEvent', 'error', '{context}', '{message}']],
    feedback: [['_trackEvent', 'feedback', '{answer}', '{path}']],
    hosts: [],
  };
}
