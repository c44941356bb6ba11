// Checks a configuration with `nginx -t`; nothing is served. A fragment is put where its directives are allowed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect, execute, isInstalled } from './lib/execute.mjs';
import { Failure, runJob, Skip } from './lib/job.mjs';

/** First line of what belongs into a `server`. */
const SERVER_PART = /^(?:location|return|rewrite|if|error_page|listen|add_header)\b/m;

/** The places where pages say that a block goes: a `server` or all of `http`; both, one after the other; inside a `server`. */
function placesOf(code) {
  const at = code.search(SERVER_PART);
  const inServer = (text) => `server {\nlisten 127.0.0.1:8099;\n${text}\n}`;
  const split = at > 0 ? [`${code.slice(0, at)}${inServer(code.slice(at))}`] : [];
  return [code, inServer(code), ...split];
}

/** Certificates of pages are not on this machine: one that nobody trusts stands for them. */
async function withCertificate(code, folder, job) {
  if (!code.includes('ssl_certificate')) return code;
  const options = '-x509 -newkey rsa:2048 -nodes -subj /CN=x -days 2 -keyout key.pem -out cert.pem';
  await execute('openssl', ['req', ...options.split(' ')], { folder, job });
  return code.replace(/(ssl_certificate|ssl_certificate_key)(\s+)\S+;/g, (_, name, space) => {
    return `${name}${space}${join(folder, name.endsWith('key') ? 'key.pem' : 'cert.pem')};`;
  });
}

await runJob(async (job) => {
  if (!(await isInstalled('nginx'))) throw new Skip('the command nginx is not installed here');
  const folder = await mkdtemp(join(tmpdir(), 'sscms-sample-'));
  try {
    const faults = [];
    for (const http of placesOf(await withCertificate(job.code, folder, job))) {
      const text = `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${http}\n}\n`;
      await writeFile(join(folder, 'nginx.conf'), text);
      const { status, errors } = await collect('nginx', [
        '-t',
        '-p',
        folder,
        '-c',
        join(folder, 'nginx.conf'),
      ]);
      if (status === 0)
        return {
          checked: (await collect('nginx', ['-v'])).errors.match(/nginx\/[\d.]+/)[0].replace('/', ' '),
        };
      faults.push(/\[emerg\].*/.exec(errors)?.[0] ?? errors);
    }
    throw new Failure('sample', faults.join('; '));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
