import { InvalidArgumentError } from 'commander';

/** Reads an option that names a folder. Refuses an empty one, which a shell variable that is not set leaves. */
export function readFolder(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('Allowed: the name of a folder; "." means the current one.');
}
