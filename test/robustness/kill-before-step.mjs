/**
 * Loaded into a build by `node --import`: kills it with all its processes before its Nth change of the output
 * folder. `KILL_OUT` is that folder, `KILL_STEP` is N. Without `KILL_STEP` the changes are counted, and the count is
 * written to the file `KILL_COUNT` at the end.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_OUT, KILL_STEP, KILL_COUNT } = process.env;
let step = 0;

/** Functions that change folders, each with which of its arguments names the place. */
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
