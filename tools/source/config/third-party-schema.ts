import { z } from 'zod';
import { isWebAddress } from '../../../src/bundle/head-tags';
import { closedObject } from '../../support/schema-issues';

const ALLOWED_ADDRESS =
  'an address that begins with "https://" and a host name; "http://" only for localhost';

/** An HTTPS address whose host a Content-Security-Policy can name; for tests also one of `localhost`. */
const secureUrl = z.string().refine((address) => {
  if (!isWebAddress(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^[\w.-]+$/.test(hostname) && (protocol === 'https:' || hostname === 'localhost');
}, ALLOWED_ADDRESS);

const origin = secureUrl.transform((url) => new URL(url).origin);

/** A call in a script's queue: a name and values. */
const command = z.array(z.union([z.string(), z.number(), z.boolean()]));

/** An analytics script. Most read commands from a global queue (`_paq` of Matomo, `_czc` of CNZZ). */
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
  /** Commands for each page view; `{path}`, `{url}` and `{title}` in them are filled in. */
  pageView: z.array(command).default([]),
  /** Commands for each error; `{context}` (the part of the app), `{message}` and `{path}` in them are filled in. */
  error: z.array(command).default([]),
  /** Commands for each answer at the end of a page; `{answer}` (yes or no) and `{path}` in them are filled in. */
  feedback: z.array(command).default([]),
  /** Further origins (scheme, host and port of the addresses given) that the script loads from or sends to. */
  hosts: z.array(origin).default([]),
});

export type AnalyticsScript = z.infer<typeof analyticsScript>;

/** Analytics: exactly one of `baidu` and `script` has to be set. */
export const analyticsSchema = closedObject({
  /** Site ID of Baidu Tongji (the text after `hm.js?`). */
  baidu: z
    .string()
    .regex(/^[\da-f]{32}$/, '32 hexadecimal digits')
    .optional(),
  script: analyticsScript.optional(),
  /** Leaves readers out who send Do Not Track or Global Privacy Control. */
  respectDoNotTrack: z.boolean().default(true),
}).refine(
  ({ baidu, script }) => (baidu === undefined) !== (script === undefined),
  'exactly one of "baidu" and "script"',
);

/** A chat assistant: a page of another site in an iframe. */
export const assistantSchema = closedObject({
  url: secureUrl,
  /** Heading of the window. */
  title: z.string().optional(),
});
