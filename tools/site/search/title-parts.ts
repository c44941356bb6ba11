/** What separates the parts of a title: `新建栏目（批量）：写法`. A colon or comma inside a word (`stl:channel`) separates nothing. */
const TITLE_SEPARATOR_PATTERN = /[：（）()[\]【】《》、，。；;？?！!|｜]+|[:,](?=\s)/u;

/** Where Chinese characters meet anything else: `data backup 备份数据库`, `7.4版本`. */
const SCRIPT_BORDER_PATTERN =
  /(?<=\p{Script=Han})\s*(?=[^\s\p{Script=Han}])|(?<=[^\s\p{Script=Han}])\s*(?=\p{Script=Han})/u;

/**
 * Parts of a title, from left to right, that readers may type instead of the whole: each piece between separators, then
 * its Chinese and its other parts. A part of one character is left out: it names nothing.
 */
export function titleParts(title: string): string[] {
  const pieces = title.split(TITLE_SEPARATOR_PATTERN);
  const all = pieces
    .flatMap((piece) => [piece, ...piece.trim().split(SCRIPT_BORDER_PATTERN)])
    .map((piece) => piece.trim());
  return [...new Set(all)].filter((piece) => piece.length > 1);
}
