import { Failure } from './job.mjs';

// No endpoint accepts an Id for a new row, and an Id never comes back after its row is deleted. So
// an Id is reached by making and deleting rows until the next one has it.

/** Runs `waste` for every Id between the last row and the wanted one. Returns the wanted Id. */
async function to(last, wanted, waste) {
  for (let id = last + 1; id < wanted; id += 1) await waste(id);
  return wanted;
}

function check(what, name, wanted, got) {
  if (got === wanted) return;
  throw new Failure(
    'sample',
    `${what} ${name} got Id ${got} instead of ${wanted}: rows were made before in this database; seed a newly installed SSCMS`,
  );
}

export const reachId = { to, check };
