/** The key all pages print; the product makes its own. */
const SAMPLE_KEY = '3f0c1b7e-5a52-4d1c-9a5e-6f1d2c7b8e90';
const SAMPLE_ORIGIN = /https?:\/\/www\.example\.com(?![\w.-])/g;

export async function useRealKey(code, product) {
  return code.includes(SAMPLE_KEY) ? code.replaceAll(SAMPLE_KEY, await product.apiKey()) : code;
}

export function useRealOrigin(code, server) {
  return code.replace(SAMPLE_ORIGIN, new URL(server).origin);
}

/** Puts the pages' names back into what was printed. */
export function usePageNames(text, server, key) {
  const named = text.replaceAll(new URL(server).origin, 'https://www.example.com');
  return key ? named.replaceAll(key, SAMPLE_KEY) : named;
}
