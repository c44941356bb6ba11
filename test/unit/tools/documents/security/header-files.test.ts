import { readFileSync } from 'node:fs';
import {
  headersFile,
  readHeaderFile,
  SANDBOX_POLICY,
  SANDBOXED_PATH,
} from '../../../../../tools/documents/security/header-files';
import { serverFiles } from '../../../../../tools/documents/server-files';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { CADDY_FILE, NGINX_FILE } from '../../../../../tools/site/file-names';
import { createTree } from '../../../../helpers/temp-tree';

const NAMES = [
  'pages/a.0123456789.json',
  'search/0123456789/part.json',
  'vendor/0123456789/part.json',
  'start/a.json',
  'start/b.0123456789.json',
  'site.json',
].map((name) => `docs/assets/${name}`);

async function writtenFiles(): Promise<Record<string, string>> {
  const bundle = await bundleContent({ root: createTree({ 'README.md': '# 页\n' }), isLenient: false });
  const files = serverFiles(bundle, NAMES);
  return Object.fromEntries(files.map(({ file, data }) => [file, String(data)]));
}

describe('the header files', () => {
  test('have the same headers for every server', async () => {
    const { _headers = '', '_server.nginx': nginx, '_server.caddy': caddy } = await writtenFiles();
    const headers = readHeaderFile(_headers);
    expect(Object.keys(headers)).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ]);
    expect(readHeaderFile(_headers.replaceAll('\n', '\r\n').trimEnd())).toEqual(headers);
    const { 'Content-Security-Policy': policy, ...others } = headers;
    for (const [name, value] of Object.entries(others)) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;\n`);
      expect(caddy).toContain(`\t${name} "${value}"\n`);
    }
    expect(nginx).toContain(`set $content_security_policy "${policy}";\n`);
    expect(caddy).toContain(`header @other_files Content-Security-Policy "${policy}"\n`);
  });

  test('sandbox the files that a browser might run, for every server', async () => {
    const files = await writtenFiles();
    expect(files._headers).toContain(`${SANDBOXED_PATH}*\n  Content-Security-Policy: ${SANDBOX_POLICY}\n`);
    for (const name of ['_server.nginx', '_server.caddy']) {
      expect(files[name]).toContain(SANDBOXED_PATH);
      expect(files[name]).toContain(`"${SANDBOX_POLICY}"`);
    }
  });

  test.each([
    ['X-A', 'a\nX-B: b'],
    ['X-A', 'a"; add_header X-B b'],
    ['X-A', '$uri'],
    ['X-A: a\nX-B', 'b'],
  ])('refuse a header whose name or value could end it early: %j %j', (name, value) => {
    expect(() => headersFile({ [name]: value }, [])).toThrow('a header file cannot hold');
  });

  test('let browsers cache only the known folders in which all files are hashed', async () => {
    const { _headers = '' } = await writtenFiles();
    for (const folder of ['pages', 'search'])
      expect(_headers).toContain(
        `/docs/assets/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
      );
    expect(_headers).not.toContain('/start/');
    expect(_headers).not.toContain('/vendor/');
    expect(readHeaderFile(_headers)).not.toHaveProperty('Cache-Control');
  });

  test('are included by the configurations in deploy/', () => {
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`include /srv/site/${NGINX_FILE};`);
    expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`import /srv/site/${CADDY_FILE}`);
  });
});
