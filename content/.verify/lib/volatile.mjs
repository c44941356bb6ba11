// What differs from one run or installation to the next is not compared.

/** Elements that need the browser get a random id, without leading zeros; pages may link two of them, so they keep their order. */
function numberElementIds(text) {
  const seen = new Map();
  return text.replace(/e_[0-9a-f]{12,16}(?![0-9a-f])/g, (id) => {
    if (!seen.has(id)) seen.set(id, `e_${String(seen.size + 1).padStart(16, '0')}`);
    return seen.get(id);
  });
}

/** Encrypted with the site's own secret key. Hexadecimal, at least 32 digits. */
function hideEncrypted(text) {
  return text
    .replace(/\b(?:[0-9a-f]{2}){16,}(?:0secret0)?/gi, '…')
    .replace(/[A-Za-z0-9+/_%-]{40,}0secret0/g, '…');
}

/** STL leaves the lines of its tags empty, and the indentation of what is around them. */
function tidyLines(text) {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const depths = lines.map((line) => line.length - line.trimStart().length);
  const common = Math.min(...depths, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(common)).join('\n');
}

export function stableHtml(html) {
  return tidyLines(hideEncrypted(numberElementIds(html)));
}

/** What a command prints keeps its lines; the product's encryption uses its own key. */
export function stableText(text) {
  return hideEncrypted(text.replaceAll('\r', ''))
    .replace(/(encrypted: )[0-9a-f]{32,}/g, '$1…')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
}

const VOLATILE_KEYS = new Set([
  'guid',
  'adminGuid',
  'lastEditAdminGuid',
  'createdDate',
  'lastModifiedDate',
  'checkDate',
  'lastActivityDate',
  'lastResetPasswordDate',
  'lastChangePasswordDate',
  'accessToken',
  'token',
  'sessionId',
  'csrfToken',
  'traceId',
  'expiresAt',
]);

/** JSON with two spaces, as the pages print it; a value nobody can foresee becomes `…`. */
export function stableJson(value) {
  const hide = (key, item) =>
    VOLATILE_KEYS.has(key) && typeof item === 'string' && item !== '' ? '…' : item;
  const text = JSON.stringify(value, hide, 2);
  return hideEncrypted(numberElementIds(text)).replace(
    /\[\s+((?:-?[\w.]+|"[^"\n]*")(?:,\s+(?:-?[\w.]+|"[^"\n]*"))*)\s+\]/g,
    (_, items) => `[${items.replace(/,\s+/g, ', ')}]`,
  );
}

/** A reply in JSON is printed as everywhere; anything else line by line. */
export function stable(text) {
  try {
    return stableJson(JSON.parse(text));
  } catch {
    return stableText(text);
  }
}
