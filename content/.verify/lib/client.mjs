import { createHash } from 'node:crypto';
import { Failure } from './job.mjs';

/** One request may take this long. Milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000;

export const md5 = (text) => createHash('md5').update(text).digest('hex');

function describe(fault) {
  return fault.cause?.code ?? fault.cause?.message ?? fault.message;
}

/** Sends one request; every status is an answer, only a dead or silent server is a failure. */
export async function send(server, method, path, { headers = {}, body } = {}) {
  const url = new URL(path, server);
  const options = { method, headers, redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
  if (body !== undefined) options.body = body;
  try {
    const response = await fetch(url, options);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (fault) {
    if (fault.name === 'TimeoutError') {
      throw new Failure('slow', `${url} did not answer within ${REQUEST_TIMEOUT_MS / 1000} s`);
    }
    throw new Failure('down', `${url.origin} cannot be reached: ${describe(fault)}`);
  }
}

function parseReply(reply, what) {
  if (reply.status !== 200) {
    throw new Failure('sample', `${what} answered ${reply.status}: ${reply.text.slice(0, 500)}`);
  }
  return reply.text === '' ? null : JSON.parse(reply.text);
}

/** The version comes with the login page's data, so it needs no login. */
export async function readVersion(server) {
  const reply = await send(server, 'GET', '/api/admin/login');
  let answer = {};
  try {
    answer = JSON.parse(reply.text);
  } catch {
    // Not JSON: the next line says that this is another product.
  }
  if (answer?.redirectUrl) {
    throw new Failure('version', `SSCMS at ${server} is not ready: it redirects to ${answer.redirectUrl}`);
  }
  if (reply.status !== 200 || !answer?.version) {
    throw new Failure('version', `${server} does not answer as an SSCMS does (status ${reply.status})`);
  }
  return answer.version;
}

/** The back office and the REST API as one administrator. */
export class Product {
  #token;
  #key;

  constructor(server) {
    this.server = server;
  }

  /** `isForceLogoutAndLogin` is the login page's "log in anyway"; it needs no captcha. */
  static async login({ server, user, password }) {
    if (!server) throw new Failure('down', 'no address of a product was given');
    if (!user || !password)
      throw new Failure('login', 'user name and password of an administrator are needed');
    const product = new Product(server);
    const reply = await send(server, 'POST', '/api/admin/login', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        account: user,
        password: md5(password),
        isPersistent: true,
        isForceLogoutAndLogin: true,
      }),
    });
    let answer = {};
    try {
      answer = JSON.parse(reply.text);
    } catch {
      // Not JSON: reported below with its status.
    }
    if (reply.status !== 200 || !answer?.token) {
      throw new Failure('login', `login as ${user} was refused (${reply.status}): ${answer?.message ?? ''}`);
    }
    product.#token = answer.token;
    return product;
  }

  async #call(method, path, body, headers) {
    const sent = body === undefined ? headers : { 'Content-Type': 'application/json', ...headers };
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return send(this.server, method, path, { headers: sent, body: payload });
  }

  async adminReply(method, path, body, headers = {}) {
    return this.#call(method, `/api/admin${path}`, body, {
      Authorization: `Bearer ${this.#token}`,
      ...headers,
    });
  }

  async get(path) {
    return parseReply(await this.adminReply('GET', path), `GET /api/admin${path}`);
  }

  async post(path, body) {
    return parseReply(await this.adminReply('POST', path, body), `POST /api/admin${path}`);
  }

  async restGet(path) {
    const headers = { 'X-SS-API-KEY': await this.apiKey() };
    return parseReply(await this.#call('GET', `/api/v1${path}`, undefined, headers), `GET /api/v1${path}`);
  }

  async restPost(path, body = {}) {
    const headers = { 'X-SS-API-KEY': await this.apiKey() };
    return parseReply(await this.#call('POST', `/api/v1${path}`, body, headers), `POST /api/v1${path}`);
  }

  /** The key of the sample site, which seeding made: the product chooses its value. */
  async apiKey() {
    if (this.#key === undefined) {
      const { tokens } = await this.get('/settings/administratorsAccessTokens');
      const token = tokens.find((item) => item.title === API_KEY_TITLE);
      if (!token)
        throw new Failure(
          'setup',
          `the API key "${API_KEY_TITLE}" of the sample site is missing: name a newly installed SSCMS`,
        );
      const view = await this.get(`/settings/administratorsAccessTokensLayerView?id=${token.id}`);
      this.#key = view.accessToken;
    }
    return this.#key;
  }
}

export const API_KEY_TITLE = '示例密钥';
