/** What separates the parts of a title: `新建栏目（批量）：写法`. */
const TITLE_SEPARATOR_PATTERN = /[：（）()[\]【】《》、，。；;？?！!|｜]+|[:,](?=\s)/u;

/** Where Chinese meets Latin: `data backup 备份数据库`. */
const SCRIPT_BORDER_PATTERN =
  /(?<=\p{Script=Han})\s*(?=[^\s\p{Script=Han}])|(?<=[^\s\p{Script=Han}])\s*(?=\p{Script=Han})/u;

/** Parts of a title that readers may type instead of the whole, in order. */
export function titleParts(title: string): string[] {
  const pieces = title.split(TITLE_SEPARATOR_PATTERN);
  const all = pieces
    .flatMap((piece) => [piece, ...piece.trim().split(SCRIPT_BORDER_PATTERN)])
    .map((piece) => piece.trim());
  return [...new Set(all)].filter((piece) => piece.length > 1);
}
