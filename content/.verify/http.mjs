// Runs a REST request as the pages write it: request line, headers, empty line, body.
import { Product, send } from './lib/client.mjs';
import { withCopy } from './lib/copy.mjs';
import { Failure, runJob } from './lib/job.mjs';
import { putRealKey } from './lib/placeholders.mjs';
import { stableHtml, stableJson } from './lib/volatile.mjs';

/** Node sets these itself; the page's host stands for any server. */
const OWN_HEADERS = new Set(['host', 'content-length', 'connection']);

function parseRequest(code) {
  const [head, ...rest] = code
    .replaceAll('\r', '')
    .trimStart()
    .split(/\n[ \t]*\n/);
  const [first, ...lines] = head.split('\n');
  const match = /^([A-Z]+)\s+(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/.exec(first);
  if (!match) throw new Failure('sample', `not a request line: ${first}`);
  const headers = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Failure('sample', `not a header: ${line}`);
    const name = line.slice(0, colon).trim();
    if (!OWN_HEADERS.has(name.toLowerCase())) headers[name] = line.slice(colon + 1).trim();
  }
  const body = rest.join('\n\n').trim();
  const url = new URL(match[2], 'https://www.example.com');
  return { method: match[1], path: url.pathname + url.search, headers, body: body === '' ? undefined : body };
}

function printReply(reply, withHead) {
  const type = reply.headers.get('content-type') ?? '';
  const body = type.includes('json') ? stableJson(JSON.parse(reply.text)) : stableHtml(reply.text);
  if (!withHead) return body;
  const head = [`HTTP/1.1 ${reply.status}`, ...(type === '' ? [] : [`Content-Type: ${type}`])].join('\n');
  return body === '' ? head : `${head}\n\n${body}`;
}

async function runRequest(job, product) {
  const request = parseRequest(await putRealKey(job.code, product));
  const reply = await send(job.server, request.method, request.path, request);
  // A page that shows an error says so: `head` prints the status above the body.
  const withHead = 'head' in job.attributes || 'status' in job.attributes;
  const expected = Number(job.attributes.status ?? (withHead ? reply.status : 200));
  if (reply.status !== expected) {
    throw new Failure('sample', `status ${reply.status} instead of ${expected}: ${reply.text.slice(0, 500)}`);
  }
  return { output: printReply(reply, withHead) };
}

await runJob(async (job) => {
  const product = await Product.login(job);
  return withCopy(job, product, () => runRequest(job, product));
});
