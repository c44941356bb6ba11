/** A cache on disk between runs, which is safe to delete, and to copy together with the checkout. */
import { createHash, hash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { PROJECT_ROOT } from './project-root';

/** Maximum size of a cache. Beyond this size, the least recently used entries are deleted. Bytes. */
const MAX_BYTES = 500 * 1024 * 1024;

/** Entries used more recently than this are kept: another process may be reading or writing them. Milliseconds. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/** Bytes of a SHA-256 digest. */
const DIGEST_BYTES = 32;

/** Folders that this process has pruned, and folders that it could not write to. */
const pruned = new Set<string>();
const faulty = new Set<string>();

/** Everything that an entry depends on, besides the cache's version. */
type Key = readonly string[];

/**
 * Stores values by kind and key, each in a file with a checksum. Missing, unreadable or damaged entries read as
 * undefined. Values that cannot be written are dropped, with one warning for each folder.
 */
export class Cache {
  /**
   * `folder`: undefined for a cache that stores nothing. `version`: part of every key, to which the version of Node is
   * added.
   */
  constructor(
    private readonly folder: string | undefined,
    private readonly version = '',
  ) {}

  read<T>(kind: string, key: Key): T | undefined {
    if (this.folder === undefined) return undefined;
    const name = this.#nameOf(kind, key);
    const file = path.join(this.folder, name);
    try {
      const bytes = readFileSync(file);
      const data = bytes.subarray(DIGEST_BYTES);
      if (!digestOf(name, data).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
      touch(file);
      return deserialize(data);
    } catch {
      // Missing or unreadable: the caller computes the value again.
      return undefined;
    }
  }

  write(kind: string, key: Key, value: unknown): void {
    const { folder } = this;
    if (folder === undefined) return;
    const name = this.#nameOf(kind, key);
    const data = serialize(value);
    tolerate(folder, () => writeWhole(path.join(folder, name), [digestOf(name, data), data]));
    if (!isMainThread || pruned.has(folder)) return;
    pruned.add(folder);
    tolerate(folder, () => pruneCache(folder));
  }

  #nameOf(kind: string, key: Key): string {
    return path.join(kind, hash('sha256', JSON.stringify([process.version, this.version, ...key])));
  }
}

/** Changes a cache and tolerates failure. Only the main thread warns. */
function tolerate(folder: string, change: () => void): void {
  try {
    change();
  } catch (error) {
    if (isMainThread && !faulty.has(folder))
      console.warn(`warning  the cache cannot be written, so the next run takes longer: ${error}`);
    faulty.add(folder);
  }
}

/** Writes a file under a temporary name first, so that no process reads half of it. */
function writeWhole(file: string, parts: readonly Uint8Array[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  try {
    for (const part of parts) appendFileSync(temporary, part);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Marks an entry as used now, so that pruning keeps it. */
function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // A cache on a read-only disk is still usable.
  }
}

/** Digest of an entry. It covers the name, so that an entry stored under another's name is not used. */
function digestOf(name: string, data: Uint8Array): Buffer {
  return createHash('sha256').update(`${name}\0`).update(data).digest();
}

/** Deletes the entries of a cache (files and folders two levels below `folder`) that were unused for the longest time. */
export function pruneCache(folder: string, maxBytes = MAX_BYTES): void {
  const kinds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entries = kinds.flatMap(({ name: kind }) =>
    readdirSync(path.join(folder, kind)).map((name) => measure(path.join(folder, kind, name))),
  );
  let bytes = 0;
  for (const entry of entries.sort((a, b) => b.time - a.time)) {
    bytes += entry.bytes;
    if (bytes > maxBytes && Date.now() - entry.time > MIN_AGE_MS)
      rmSync(entry.place, { recursive: true, force: true });
  }
}

/** Time of an entry's last use and its total size; both are 0 when another process has deleted it meanwhile. */
function measure(place: string): { place: string; time: number; bytes: number } {
  const found = statSync(place, { throwIfNoEntry: false });
  const inner = found?.isDirectory() ? readdirSync(place).map((name) => measure(path.join(place, name))) : [];
  const bytes = inner.reduce((sum, entry) => sum + entry.bytes, found?.size ?? 0);
  return { place, time: found?.mtimeMs ?? 0, bytes };
}

/** Folder of the caches. `DOCS_CACHE` can name another folder; empty turns them off. */
export const CACHE_FOLDER = process.env.DOCS_CACHE ?? path.join(PROJECT_ROOT, 'node_modules/.cache/docs');

/** Identifies the tools' sources and libraries. Undefined when the tools run from their sources. */
export const TOOLS_VERSION = versionOfTools();

function versionOfTools(): string | undefined {
  const { DOCS_TOOLS_VERSION, DOCS_BASE = '' } = process.env;
  // The tools' output depends on the base, too.
  return DOCS_TOOLS_VERSION && DOCS_TOOLS_VERSION + DOCS_BASE;
}

/** For output of the tools. Its keys contain `TOOLS_VERSION`, because each version may make different output. */
export const toolsCache = new Cache((TOOLS_VERSION && CACHE_FOLDER) || undefined, TOOLS_VERSION);

/** For entries that do not depend on the version of the tools. */
export const plainCache = new Cache(CACHE_FOLDER || undefined);

/** Name of a content folder in cache keys. It is the same in a copy of the checkout. */
export function siteName(root: string): string {
  return path.relative(PROJECT_ROOT, root);
}
