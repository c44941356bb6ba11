/** The key all pages print; the product makes its own. */
const SAMPLE_KEY = '3f0c1b7e-5a52-4d1c-9a5e-6f1d2c7b8e90';
const SAMPLE_HOME = '/var/www/sscms';
const SAMPLE_ORIGIN = /https?:\/\/www\.example\.com(?![\w.-])/g;

export async function putRealKey(code, product) {
  return code.includes(SAMPLE_KEY) ? code.replaceAll(SAMPLE_KEY, await product.apiKey()) : code;
}

/** Variables in which programs of pages look for a key. */
export const KEY_VARIABLES = ['SSCMS_API_KEY', 'SSCMS_STL_KEY'];

/** The product's key, if the code names one: as all pages print it, or by a variable. */
export async function findKey(code, product) {
  return [SAMPLE_KEY, ...KEY_VARIABLES].some((name) => code.includes(name)) ? product.apiKey() : undefined;
}

export const putRealHome = (code, home) => code.replaceAll(SAMPLE_HOME, home);

export function putRealOrigin(code, server) {
  return code.replace(SAMPLE_ORIGIN, new URL(server).origin);
}

/** Puts the pages' names back into what was printed. */
export function putPageNames(text, { server, key, homes = [] }) {
  let named = text.replaceAll(new URL(server).origin, 'https://www.example.com');
  if (key) named = named.replaceAll(key, SAMPLE_KEY);
  for (const home of homes.filter(Boolean)) named = named.replaceAll(home, SAMPLE_HOME);
  return named;
}
