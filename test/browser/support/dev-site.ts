import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** Files and folders of the project that the development server needs. */
const PARTS = ['src', 'tools', 'static', 'webpack.config.ts', 'package.json', 'tsconfig.json'];

/** A small red image, and a blue one with another aspect ratio. */
export const PICTURES = {
  red: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="red" d="M0 0h30v20H0z"/></svg>',
  blue: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="blue" d="M0 0h60v20H0z"/></svg>',
};

const FILES = {
  'site.yml': 'title: 小站\nnav:\n  - { text: 指南, link: /guide/ }\n',
  'README.md': '# 首页\n\n[指南](guide/README.md)\n',
  'guide/README.md': '# 指南\n\n[甲](a.md)\n',
  'guide/a.md': '---\ntitle: 甲页\n---\n\n第一段。\n',
  'guide/b.md': '---\ntitle: 乙页\n---\n\n<<< @/snippets/code.js\n\n![图](./dot.svg)\n',
  'guide/long.md': `---\ntitle: 长页\n---\n\n${Array.from({ length: 80 }, (_, i) => `## 第${i}节\n\n第${i}段。`).join('\n\n')}\n`,
  'guide/dot.svg': PICTURES.red,
  'snippets/code.js': "console.log('旧');\n",
};

/** Files that are added to the project's own files in `static/`. */
export const STATIC_FILES = { 'root/CNAME': 'docs.example.com\n', 'proof.txt': 'below the base\n' };

/** A development server on a copy of the program and a small site, both of which a test may change. */
export class DevSite {
  /** What the server has printed so far. */
  output = '';

  private constructor(
    private readonly folder: string,
    private server: ChildProcess,
  ) {
    this.#listen();
  }

  static async start(): Promise<DevSite> {
    const folder = await mkdtemp(path.join(tmpdir(), 'docs-dev-test-'));
    for (const part of PARTS)
      await cp(path.join(PROJECT, part), path.join(folder, part), { recursive: true });
    await linkPackages(folder);
    for (const [file, text] of Object.entries(FILES)) await write(path.join(folder, 'content', file), text);
    for (const [file, text] of Object.entries(STATIC_FILES))
      await write(path.join(folder, 'static', file), text);
    const site = new DevSite(folder, launch(folder));
    await site.#ready();
    return site;
  }

  /** Ends the server and starts it again, usually at another address. What it printed before is forgotten. */
  async restart(): Promise<void> {
    await this.#end();
    this.output = '';
    this.server = launch(this.folder);
    this.#listen();
    await this.#ready();
  }

  /** Address of the site, with `/docs/` at its end. */
  get address(): string {
    return /ready in .*?: (\S+)/.exec(this.output)?.[1] ?? '';
  }

  /** Saves a file of the content folder by overwriting it, as some editors do. */
  save(file: string, text: string): Promise<void> {
    return write(this.#place(`content/${file}`), text);
  }

  /** Saves a file by renaming a new file over it, as other editors do. */
  async saveByRename(file: string, text: string): Promise<void> {
    const temporary = this.#place('content/.saving');
    await write(temporary, text);
    await rename(temporary, this.#place(`content/${file}`));
  }

  move(from: string, to: string): Promise<void> {
    return rename(this.#place(`content/${from}`), this.#place(`content/${to}`));
  }

  remove(file: string): Promise<void> {
    return rm(this.#place(`content/${file}`));
  }

  /** Changes a file of the copied program. The returned function restores it. */
  async editSource(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
    const text = await readFile(this.#place(file), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} is not as the test expects it`);
    await write(this.#place(file), changed);
    return () => write(this.#place(file), text);
  }

  /** Ends the server as Ctrl-C does. Resolves with the signal that ended it; it may have ended itself before. */
  async stop(): Promise<NodeJS.Signals | null> {
    const signal = await this.#end();
    await rm(this.folder, { recursive: true, force: true });
    return signal;
  }

  #end(): Promise<NodeJS.Signals | null> {
    const { exitCode, signalCode } = this.server;
    return new Promise((resolve) => {
      if (exitCode !== null || signalCode !== null) resolve(signalCode);
      this.server.once('exit', (_, by) => resolve(by));
      this.server.kill('SIGINT');
    });
  }

  #listen(): void {
    const listen = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    this.server.stdout?.on('data', listen);
    this.server.stderr?.on('data', listen);
  }

  #place(file: string): string {
    return path.join(this.folder, file);
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.stdout?.on('data', () => {
        if (this.address !== '') resolve();
      });
      this.server.once('exit', (code) => reject(new Error(`exit code ${code}: ${this.output}`)));
    });
  }
}

function launch(folder: string): ChildProcess {
  return spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development' },
  });
}

/**
 * Links the project's packages, but not the caches among them, which hold builds of the project's own server.
 */
async function linkPackages(folder: string): Promise<void> {
  const from = path.join(PROJECT, 'node_modules');
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir(from)) {
    if (!name.startsWith('.')) await symlink(path.join(from, name), path.join(folder, 'node_modules', name));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
