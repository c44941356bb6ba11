import fs from 'node:fs';
import promises from 'node:fs/promises';

/** Functions of `fs` by which the tools change source files. */
const CHANGES = ['writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const;

/** The process was killed: nothing that it still wants to change is changed. */
export class Killed extends Error {}

/** Kills the process, in effect, before its change number `step`, counted from 1. Until `jest.restoreAllMocks()`. */
export function killBefore(step: number): void {
  let done = 0;
  for (const name of CHANGES) {
    const change: object = fs[name];
    // All of them are mocked in one way, so one stands for the types of all.
    jest.spyOn(fs, name as 'rmSync').mockImplementation((...args: unknown[]) => {
      // To delete a file that is not there changes nothing.
      if (name !== 'rmSync' || fs.existsSync(String(args[0]))) done++;
      if (done >= step) throw new Killed();
      if (typeof change === 'function') Reflect.apply(change, fs, args);
    });
  }
}

/** Fills the disk before write number `write`: half a file is written. Nothing can be written from then on. */
export function fillDiskBefore(write: number): void {
  let done = 0;
  const original = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, data) => {
    const bytes = Buffer.from(typeof data === 'string' ? data : new Uint8Array(0));
    if (++done < write) return original(file, data);
    original(file, bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
  });
}

/** Takes away the right to write into a folder or to a file. */
export function denyWriting(place: string): void {
  jest.spyOn(fs, 'accessSync').mockImplementation((name) => {
    if (name === place)
      throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'access', path: place });
  });
}

/** Saves a file, as its author might, right after it is read for the first time. */
export function saveOnceRead(file: string, text: string): void {
  let isSaved = false;
  const save = (name: unknown): void => {
    if (name !== file || isSaved) return;
    isSaved = true;
    fs.writeFileSync(file, text);
  };
  const { readFileSync } = fs;
  jest.spyOn(fs, 'readFileSync').mockImplementation((name: unknown, ...rest: unknown[]) => {
    const read = Reflect.apply(readFileSync, fs, [name, ...rest]);
    save(name);
    return read;
  });
  const { readFile } = promises;
  jest.spyOn(promises, 'readFile').mockImplementation(async (name: unknown, ...rest: unknown[]) => {
    const read = await Reflect.apply(readFile, promises, [name, ...rest]);
    save(name);
    return read;
  });
}
