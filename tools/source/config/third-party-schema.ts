import { z } from 'zod';
import { isWebAddress } from '../../../src/bundle/head-tags';
import { closedObject } from '../../support/schema-issues';

const ALLOWED_ADDRESS =
  'an address that begins with "https://" and a host name; "http://" only for localhost';

/** An HTTPS address whose host a Content-Security-Policy can name. For tests, `http://localhost` is also allowed. */
const secureUrl = z.string().refine((address) => {
  if (!isWebAddress(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^[\w.-]+$/.test(hostname) && (protocol === 'https:' || hostname === 'localhost');
}, ALLOWED_ADDRESS);

/** A command for a script's queue: a name and its arguments. */
const command = z.array(z.union([z.string(), z.number(), z.boolean()]));

/** An analytics script. Most such scripts read commands from a global queue (`_paq` of Matomo, `_czc` of CNZZ). */
const analyticsScript = closedObject({
  src: secureUrl,
  /** Attributes of the script element, for example `data-website-id`. */
  attributes: z
    .record(z.string().regex(/^data-[\w-]+$/, 'attributes that begin with "data-"'), z.string())
    .default({}),
  /** Name of the queue; without it the script counts page views on its own. */
  queue: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'the name of a global variable')
    .optional(),
  /** Commands before the first page view. */
  setup: z.array(command).default([]),
  /** Commands for each page view. Placeholders: `{path}`, `{url}` and `{title}`. */
  pageView: z.array(command).default([]),
  /** Commands for each error. Placeholders: `{context}` (the part of the app), `{message}` and `{path}`. */
  error: z.array(command).default([]),
  /** Commands for each answer to "Was this helpful?". Placeholders: `{answer}` (yes or no) and `{path}`. */
  feedback: z.array(command).default([]),
  /** Further origins that the script loads from or sends to. Of each address, only scheme, host and port are kept. */
  hosts: z.array(secureUrl.transform((url) => new URL(url).origin)).default([]),
});

/** Analytics: exactly one of `baidu` and `script` has to be set; the result always has a script. */
export const analyticsSchema = closedObject({
  /** Site ID of Baidu Tongji (the text after `hm.js?`). */
  baidu: z
    .string()
    .regex(/^[\da-f]{32}$/, '32 hexadecimal digits')
    .optional(),
  script: analyticsScript.optional(),
  /** Does not count readers whose browser sends Do Not Track or Global Privacy Control. */
  respectDoNotTrack: z.boolean().default(true),
})
  .refine(
    ({ baidu, script }) => (baidu === undefined) !== (script === undefined),
    'exactly one of "baidu" and "script"',
  )
  .transform(({ baidu = '', script = baiduTongji(baidu), respectDoNotTrack }) => ({
    script,
    respectDoNotTrack,
  }));

/** A chat assistant: a page of another site in an iframe. */
export const assistantSchema = closedObject({
  url: secureUrl,
  /** Heading of the window. */
  title: z.string().optional(),
});

/** Baidu Tongji (https://tongji.baidu.com) as an analytics script; commands go to its `_hmt` queue. */
function baiduTongji(siteNumber: string): z.infer<typeof analyticsScript> {
  return {
    src: `https://hm.baidu.com/hm.js?${siteNumber}`,
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
