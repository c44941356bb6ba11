/** Runs the command line with the base of the site that the command works on: constants derive from it. */
import { readBase } from './support/read-base';

process.env.DOCS_BASE = readBase(process.argv.slice(2));
await import('./cli');
