/**
 * Load this into a build with `node --import`. It kills the build, with all its processes, before its Nth
 * change of the output folder. `KILL_OUT` is the folder, `KILL_STEP` is N. If `KILL_COUNT` is set, the number
 * of changes is written to this file when the build ends.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_OUT, KILL_STEP, KILL_COUNT } = process.env;
let step = 0;

/**
 * Functions that change files → index of the argument with the path; -1: there is none, so every call counts.
 */
const CHANGES = {
  renameSync: 1,
  rmSync: 0,
  rmdirSync: 0,
  linkSync: 1,
  writeFileSync: 0,
  writeSync: -1,
  mkdirSync: 0,
};

if (KILL_OUT && process.argv[1]?.endsWith('run.mjs')) {
  for (const [name, place] of Object.entries(CHANGES)) {
    const original = fs[name];
    fs[name] = (...args) => {
      if (place < 0 || String(args[place]).startsWith(KILL_OUT)) {
        step++;
        if (step === Number(KILL_STEP)) process.kill(-process.pid, 'SIGKILL');
      }
      return original(...args);
    };
  }
  syncBuiltinESMExports();
  if (KILL_COUNT) process.on('exit', () => fs.writeFileSync(KILL_COUNT, String(step)));
}
