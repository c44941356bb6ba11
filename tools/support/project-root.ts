/** Absolute path of the checkout. `tools/run.mjs` sets the variable; tests run in the checkout. */
export const PROJECT_ROOT = process.env.DOCS_ROOT ?? process.cwd();
