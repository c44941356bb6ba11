// @ts-check
/** A cache on disk between runs. Plain JavaScript: `tools/run.mjs` needs it before any TypeScript can run. */
import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { pruneCache, TEMPORARY_FOLDER } from './prune-cache.mjs';

/** Bytes of a SHA-256 digest. */
const DIGEST_BYTES = 32;

/** Folders that this process has pruned, and folders that it could not write to. */
const pruned = new Set();
const faulty = new Set();

/** @typedef {readonly string[]} Key everything that an entry depends on, besides the cache's version */

/**
 * Stores values by kind and key, each in a file with a checksum and the value as serialised by V8. Missing, unreadable
 * or damaged entries read as undefined. Values that cannot be written are dropped, with one warning per folder.
 */
export class Cache {
  #folder;
  #version;

  /**
   * @param {string | undefined} folder undefined for a cache that stores nothing
   * @param {string} version part of every key; the version of Node is added
   */
  constructor(folder, version = '') {
    this.#folder = folder;
    this.#version = version;
  }

  /** @type {<T>(kind: string, key: Key) => T | undefined} */
  read(kind, key) {
    if (this.#folder === undefined) return undefined;
    const name = this.#nameOf(kind, key);
    const file = path.join(this.#folder, name);
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

  /** @type {(kind: string, key: Key, value: unknown) => void} */
  write(kind, key, value) {
    const name = this.#nameOf(kind, key);
    const data = serialize(value);
    this.#tolerate((folder) => writeWhole(folder, name, Buffer.concat([digestOf(name, data), data])));
  }

  /**
   * Path of the folder that `writeFolder` has written; undefined when there is none or a file in it is damaged.
   * @type {(kind: string, key: Key) => string | undefined}
   */
  readFolder(kind, key) {
    /** @type {Map<string, string> | undefined} */
    const digests = this.read(kind, key);
    if (this.#folder === undefined || !digests) return undefined;
    const folder = path.join(this.#folder, `${this.#nameOf(kind, key)}.files`);
    try {
      touch(folder);
      const isWhole = ([file = '', digest = '']) =>
        hash('sha256', readFileSync(path.join(folder, file))) === digest;
      return Array.from(digests).every(isWhole) ? folder : undefined;
    } catch {
      // A file is missing or unreadable: the caller makes all of them again.
      return undefined;
    }
  }

  /**
   * Stores a value that is needed as files. Each file is replaced as a whole, so that a process that runs from the
   * folder is not disturbed. Returns the path of the folder; undefined when it cannot be written.
   * @type {(kind: string, key: Key, files: ReadonlyMap<string, Uint8Array>) => string | undefined}
   */
  writeFolder(kind, key, files) {
    const name = `${this.#nameOf(kind, key)}.files`;
    this.#tolerate((folder) => {
      for (const [file, data] of files) writeWhole(folder, path.join(name, file), data);
    });
    this.write(kind, key, new Map(Array.from(files, ([file, data]) => [file, hash('sha256', data)])));
    return this.readFolder(kind, key);
  }

  /**
   * Runs `write` and tolerates its failure. Only the main thread prunes and warns.
   * @param {(folder: string) => void} write
   */
  #tolerate(write) {
    const folder = this.#folder;
    if (folder === undefined) return;
    if (isMainThread && !pruned.has(folder)) {
      pruned.add(folder);
      this.#tolerate(pruneCache);
    }
    try {
      write(folder);
    } catch (error) {
      if (isMainThread && !faulty.has(folder))
        console.warn(`warning  the cache cannot be written, so the next run takes longer: ${error}`);
      faulty.add(folder);
    }
  }

  /** @type {(kind: string, key: Key) => string} */
  #nameOf(kind, key) {
    return path.join(kind, hash('sha256', JSON.stringify([process.version, this.#version, ...key])));
  }
}

/**
 * Writes a file under a temporary name first, so that no process reads half of it.
 * @type {(folder: string, name: string, data: Uint8Array) => void}
 */
function writeWhole(folder, name, data) {
  const file = path.join(folder, name);
  const temporary = path.join(folder, TEMPORARY_FOLDER, randomUUID());
  for (const place of [temporary, file]) mkdirSync(path.dirname(place), { recursive: true });
  try {
    writeFileSync(temporary, data);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** @param {string} place a file or folder that pruning must keep: its modification time is that of its last use */
function touch(place) {
  const now = new Date();
  try {
    utimesSync(place, now, now);
  } catch {
    // A cache on a read-only disk is still usable.
  }
}

/**
 * Digest of an entry. It covers the name, so that an entry stored under another's name is not used.
 * @type {(name: string, data: Uint8Array) => Buffer}
 */
function digestOf(name, data) {
  return createHash('sha256').update(`${name}\0`).update(data).digest();
}
