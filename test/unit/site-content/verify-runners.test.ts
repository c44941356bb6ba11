import { spawn } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { createTree, readTree } from '../../helpers/temp-tree';

const RUNNERS = path.resolve(__dirname, '../../../content/.verify');

/** The API key that pages print, and the API key of the stand-in for the product. */
const PAGE_KEY = '3f0c1b7e-5a52-4d1c-9a5e-6f1d2c7b8e90';
const REAL_KEY = 'real-key';

interface Job {
  code?: string;
  attributes?: Record<string, string>;
  server?: string;
  password?: string;
  confirmed?: boolean;
}

/** The data of the stand-in for the product, and the requests that it received. */
interface Product {
  sites: unknown[];
  saved: string[];
  /** The template that pages are rendered with: a saved one replaces it only when the cache is cleared. */
  shown: string;
  asked: string[];
  /** Folder of the product; empty when it is on another machine. */
  home: string;
}

let server: Server;
let address: string;
let product: Product;

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
};

const ROOT_SITE = { id: 1, root: true, siteDir: '', siteName: '清源科技' };
const TEMPLATE = '<html>the stock template</html>';

/** Status and reply of the stand-in, by method and path. */
function answer(
  method: string,
  url: string,
  body: Record<string, unknown>,
  headers: IncomingMessage['headers'],
) {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const key = headers['x-ss-api-key'];
  switch (`${method} ${pathname}`) {
    case 'GET /api/admin/login':
      return [200, { success: true, version: '7.4.0' }];
    case 'POST /api/admin/login':
      return body.account === 'admin' ? [200, { token: 't' }] : [400, { message: '账号或密码错误' }];
    case 'GET /api/admin/settings/sites':
      return [200, { sites: product.sites }];
    case 'POST /api/admin/settings/users':
      return [200, { users: [], total: 0 }];
    case 'GET /api/admin/settings/administrators':
      return [200, { administrators: [{ id: 1 }] }];
    case 'GET /api/admin/settings/utilitiesParameters':
      return [200, { settings: [{ key: '系统根目录地址', value: product.home }] }];
    case 'GET /api/admin/settings/administratorsAccessTokens':
      return [200, { tokens: [{ id: 1, title: '示例密钥' }] }];
    case 'GET /api/admin/settings/administratorsAccessTokensLayerView':
      return [200, { accessToken: REAL_KEY }];
    case 'GET /api/admin/cms/templates/templates':
      return [200, { templates: [{ id: 7, templateType: 'IndexPageTemplate', defaultTemplate: true }] }];
    case 'POST /api/admin/cms/templates/templatesEditor/actions/preview':
      return [200, { baseUrl: '/', html: `\n  <b id="e_0123456789abcdef">${String(body.content)}</b>\n\n` }];
    case 'GET /api/admin/cms/templates/templatesEditor':
      return [200, { content: product.shown }];
    case 'POST /api/admin/cms/templates/templatesEditor':
      product.saved.push(String(body.content));
      return [200, { value: true }];
    case 'GET /preview/1':
      return [
        200,
        `${product.shown.replace('LINK', '/preview/1/2/18')} ${searchParams.get('pageIndex') ?? ''}`,
      ];
    case 'POST /api/v1/actions/clearCache':
      product.shown = product.saved.at(-1) ?? TEMPLATE;
      return [200, { value: true }];
    case 'GET /api/v1/contents/1/2/18':
      return key === REAL_KEY ? [200, { id: 18, tagNames: ['公告', '会议'], guid: 'a', hits: 0 }] : [401, {}];
    default:
      return [404, {}];
  }
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    product.asked.push(`${request.method} ${request.url}`);
    const [status, reply] = answer(request.method ?? '', request.url ?? '', body, request.headers);
    const isText = typeof reply === 'string';
    response.writeHead(Number(status), { 'Content-Type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? reply : JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  product = { sites: [ROOT_SITE], saved: [], shown: TEMPLATE, asked: [], home: '' };
});

function runRunner(
  name: string,
  job: Job & { user?: string } = {},
  environment: Record<string, string> = {},
): Promise<Record<string, string>> {
  const input = {
    language: name,
    code: '',
    attributes: {},
    server: address,
    user: 'admin',
    password: 'x',
    ...job,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(RUNNERS, `${name}.mjs`)], {
      env: { ...process.env, ...environment },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.on('close', () => (errors === '' ? resolve(JSON.parse(output)) : reject(new Error(errors))));
    child.stdin.end(JSON.stringify(input));
  });
}

test('returns the version; fails as down without a server, as login with a wrong user name', async () => {
  expect(await runRunner('version')).toEqual({ product: 'SSCMS', version: '7.4.0' });
  expect(await runRunner('version', { server: 'http://127.0.0.1:9' })).toMatchObject({ kind: 'down' });
  expect(await runRunner('html', { user: 'nobody' })).toMatchObject({ kind: 'login' });
});

test('previews STL without saving it, numbers random ids and removes blank lines', async () => {
  expect(await runRunner('html', { code: '{stl.siteName}' })).toEqual({
    output: '<b id="e_0000000000000001">{stl.siteName}</b>',
  });
  expect(product.saved).toEqual([]);
});

test('saves a template to render a list with pages, restores it, and prints the site’s links', async () => {
  const code = '<stl:pageContents><a href="LINK">x</a></stl:pageContents>';
  const { output } = await runRunner('html', { code, attributes: { run: 'index', page: '2' } });
  expect(output).toBe('<stl:pageContents><a href="/contents/2/18.html">x</a></stl:pageContents>');
  expect(product.asked).toContain('GET /preview/1?pageIndex=1');
  expect(product.saved).toHaveLength(2);
  expect(product.saved[1]).toBe(TEMPLATE);
});

test('renders each list with its own template, although the product caches templates', async () => {
  for (const name of ['甲', '乙']) {
    const code = `<stl:pageContents>${name}</stl:pageContents>`;
    expect(await runRunner('html', { code })).toEqual({ output: code });
  }
  expect(product.shown).toBe(TEMPLATE);
});

test('refuses to replace a template that still contains a sample', async () => {
  product.saved = ['<!--sample-begins 1-->'];
  expect(await runRunner('html', { code: '<stl:pageContents></stl:pageContents>' })).toMatchObject({
    kind: 'sample',
    error: expect.stringContaining('put the sample site back'),
  });
  expect(product.saved).toHaveLength(1);
}, 20_000);

describe('a sample that changes data', () => {
  const code = 'GET /api/v1/contents/1/2/18 HTTP/1.1';
  const status = '401';

  /** A product's folder whose database is `now`, with a copy `kept` of it. */
  const makeHome = (files: Record<string, string>) => {
    const home = createTree({ 'database.sqlite': 'now', ...files });
    product.home = home;
    return home;
  };

  test('stops the run without a database on this machine, or without a copy of it', async () => {
    const attributes = { status, changes: '' };
    expect(await runRunner('http', { code, attributes })).toMatchObject({
      kind: 'setup',
      error: expect.stringContaining('SQLite'),
    });
    makeHome({});
    expect(await runRunner('http', { code, attributes })).toMatchObject({
      kind: 'setup',
      error: expect.stringContaining('no copy'),
    });
  });

  test('puts the database and the templates back, unless it has changes=keep', async () => {
    const home = makeHome({
      'wwwroot/Template/a.html': 'now',
      '.samples-7.4/database.sqlite': 'kept',
      '.samples-7.4/wwwroot/Template/a.html': 'kept',
    });
    const now = () => [readTree(home)['database.sqlite'], readTree(home)['wwwroot/Template/a.html']];
    await runRunner('http', { code, attributes: { status, changes: 'keep' } });
    expect(now()).toEqual(['now', 'now']);
    await runRunner('http', { code, attributes: { status, changes: '' } });
    expect(now()).toEqual(['kept', 'kept']);
    expect(product.asked).toContain('POST /api/v1/actions/clearCache');
  });

  test('the command line works in a copy of the product’s folder, after the command of `before`', async () => {
    const home = makeHome({
      sscms: '#!/bin/sh\necho "$1: $(cat database.sqlite) in $PWD"\necho "after $1" > database.sqlite\n',
      'sscms.json': '{}',
      'wwwroot/sitefiles/assets/a.js': '',
      'wwwroot/sitefiles/resources/a.js': '',
    });
    await chmod(path.join(home, 'sscms'), 0o755);
    const job = { code: 'cd /var/www/sscms\n./sscms build', attributes: { before: './sscms data' } };
    expect(await runRunner('bash', job)).toEqual({ output: 'build: after data in /var/www/sscms' });
    expect(readTree(home)['database.sqlite']).toBe('now');
  });

  test('SQL is run on a copy of the database if sqlite3 is installed, and skipped otherwise', async () => {
    const home = makeHome({});
    // A stand-in that prints the database and the last argument, and writes to the database.
    const tools = createTree({
      sqlite3:
        '#!/bin/sh\ncat database.sqlite\nfor last; do :; done\nprintf %s "$last"\necho > database.sqlite\n',
    });
    await chmod(path.join(tools, 'sqlite3'), 0o755);
    const job = { code: '-- all\nSELECT 1' };
    const reply = await runRunner('sql', job, { PATH: `${tools}:${process.env.PATH}` });
    expect(reply).toEqual({ output: 'now\n-- all\nSELECT 1' });
    expect(readTree(home)['database.sqlite']).toBe('now');
    expect(await runRunner('sql', job, { PATH: tools.concat('-none') })).toHaveProperty('skip');
  });
});

test('sends a request with the real key, and prints … for values that differ from run to run', async () => {
  const code = `GET /api/v1/contents/1/2/18 HTTP/1.1\nHost: www.example.com\nX-SS-API-KEY: ${PAGE_KEY}`;
  const { output = '' } = await runRunner('http', { code });
  expect(JSON.parse(output)).toEqual({ id: 18, tagNames: ['公告', '会议'], guid: '…', hits: 0 });
  expect(output).toContain('"tagNames": ["公告", "会议"]');
});

test('a status other than the expected one fails the sample', async () => {
  const code = 'GET /api/v1/contents/1/2/18 HTTP/1.1';
  expect(await runRunner('http', { code })).toMatchObject({ kind: 'sample' });
  const { output } = await runRunner('http', { code, attributes: { status: '401' } });
  expect(output).toBe('HTTP/1.1 401\nContent-Type: application/json\n\n{}');
});

test('commands print the address and the key of the pages in place of the product’s', async () => {
  const code = `echo https://www.example.com/api ${PAGE_KEY}`;
  expect(await runRunner('bash', { code })).toEqual({ output: `https://www.example.com/api ${PAGE_KEY}` });
});

test('JavaScript has the key in its environment and prints the address of the pages', async () => {
  const code =
    "const url = 'https://www.example.com'; console.log(url, process.env.SSCMS_API_KEY === undefined)";
  expect(await runRunner('js', { code })).toEqual({ output: 'https://www.example.com false' });
  expect(await runRunner('js', { code: 'throw new Error()' })).toMatchObject({ kind: 'sample' });
});

test('C# is run if its tools are installed, and skipped otherwise', async () => {
  // A stand-in that prints the program it is given.
  const tools = await createTree({ dotnet: '#!/bin/sh\ncat "$2"\n' });
  await chmod(path.join(tools, 'dotnet'), 0o755);
  const code = 'Console.WriteLine("https://www.example.com");';
  const { output = '' } = await runRunner('csharp', { code }, { PATH: `${tools}:${process.env.PATH}` });
  expect(output).toContain(code);
  expect(await runRunner('csharp', { code }, { PATH: tools.concat('-none') })).toHaveProperty('skip');
});

test('commands that change the machine are skipped', async () => {
  expect(await runRunner('bash', { code: 'sudo reboot' })).toHaveProperty('skip');
});

test('a sample that its page marks with `skip` is not run, and the reason is kept', async () => {
  const reply = await runRunner('http', {
    code: 'POST /api/v1/actions/restart',
    attributes: { skip: '会让产品停下' },
  });
  expect(reply).toEqual({ skip: '会让产品停下' });
  expect(product.asked).toEqual([]);
});

test('prepare asks before it uses a product with a site of its own, keeps a copy, and puts it back the next time', async () => {
  product.home = createTree({ 'database.sqlite': 'own' });
  expect(await runRunner('prepare')).toEqual({ ask: expect.stringContaining('清源科技') });
  expect(product.asked.filter((line) => line.includes('sitesAdd'))).toEqual([]);
  expect(readTree(product.home)).toEqual({ 'database.sqlite': 'own' });
  expect(await runRunner('prepare', { confirmed: true })).toHaveProperty('output');
  await writeFile(path.join(product.home, 'database.sqlite'), 'changed');
  expect(await runRunner('prepare')).toEqual({ output: 'the sample site was put back' });
  expect(readTree(product.home)['database.sqlite']).toBe('own');
});
