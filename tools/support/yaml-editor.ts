import {
  Composer,
  CST,
  type Document,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  Parser,
  type Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Edit } from './edits';
import { UsageError } from './problems';

/** Whether a node of a YAML document is a text. */
export function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string';
}

/** A value as YAML on one line, quoted where necessary. */
export function inlineYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
}

/**
 * Changes single nodes of a YAML text. Works on the concrete syntax tree, which holds every character: comments, order,
 * spaces and quotes of all other nodes stay. `String(document)` would format the whole text anew.
 */
export class YamlEditor {
  /** The document as it was before the changes. */
  readonly document: Document.Parsed;
  readonly #tokens: CST.Token[];
  readonly #lineBreak: string;

  /** `text`: without byte order mark. Throws `UsageError`, with file and line, when it is not a YAML document. */
  constructor(text: string, file: string) {
    const lines = new LineCounter();
    const refuse = (offset: number, message: string): UsageError => {
      const { line, col } = lines.linePos(offset);
      return new UsageError(
        `${file}:${line}:${col} invalid YAML: ${message}. Fix it first; nothing was changed.`,
      );
    };
    this.#tokens = [...new Parser(lines.addNewLine).parse(text)];
    this.#lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
    const composer = new Composer({ keepSourceTokens: true });
    const [document, second] = composer.compose(this.#tokens, true, text.length);
    if (!document || second) throw refuse(second?.range[0] ?? 0, 'it must be one document');
    const [error] = document.errors;
    if (error) throw refuse(error.pos[0], error.message);
    this.document = document;
  }

  /** The text with all changes. */
  get text(): string {
    return this.#tokens.map((token) => CST.stringify(token)).join('');
  }

  rename({ srcToken }: Scalar<string>, text: string): void {
    if (CST.isScalar(srcToken)) setText(srcToken, text);
  }

  removeItem(list: YAMLSeq, item: unknown): void {
    const { items, at } = placeOf(list, item);
    if (items) cut(items, at);
  }

  removeKey({ items, srcToken }: YAMLMap, name: string): void {
    const pair = items.find(({ key }) => isScalar(key) && key.value === name)?.srcToken;
    if (CST.isCollection(srcToken) && pair) cut(srcToken, itemsOf(srcToken).indexOf(pair));
  }

  /** Adds an item after another one of a list, on a line of its own unless the list is in brackets. */
  insertAfter(list: YAMLSeq, item: unknown, value: unknown): void {
    const { items: token, at } = placeOf(list, item);
    const before = token?.items[at];
    if (!token || !before) return;
    const isOneLine = token.type === 'flow-collection';
    const line = [mark('space', ' '.repeat(token.indent)), mark('seq-item-ind', '-'), mark('space', ' ')];
    if (!CST.stringify(before).endsWith('\n')) line.unshift(mark('newline', this.#lineBreak));
    const start = isOneLine ? [mark('comma', ','), mark('space', ' ')] : line;
    const added = plain(value, isOneLine ? '' : this.#lineBreak);
    // The space before a closing bracket belongs to the last item.
    if (isOneLine && CST.isScalar(before.value) && before.value.type !== 'block-scalar' && before.value.end)
      added.end = before.value.end.splice(0);
    itemsOf(token).splice(at + 1, 0, { start, value: added });
  }

  /** Replaces the value of the whole text, written as YAML on one line; comments around it stay. */
  replaceContents(yaml: string): void {
    const document = this.#tokens.find((token) => token.type === 'document');
    const isLineOpen = this.text !== '' && !this.text.endsWith('\n');
    const line = `${yaml}${this.#lineBreak}`;
    // A text without a value, such as comments, has no document.
    if (document?.type === 'document') document.value = mark('space', line);
    else this.#tokens.push(mark('space', isLineOpen ? this.#lineBreak + line : line));
  }
}

/**
 * Edits that replace texts of a YAML text at any depth. `renamed` gets a text and the keys that lead to it (the last one
 * is the text itself if `isKey`), and returns the new text, or undefined to keep the old one. Throws `UsageError`.
 */
export function renameTexts(
  text: string,
  file: string,
  renamed: (value: string, keys: readonly string[], isKey: boolean) => string | undefined,
): Edit[] {
  const edits: Edit[] = [];
  visit(new YamlEditor(text, file).document, {
    Scalar(position, node, ancestors) {
      const { range, srcToken } = node;
      const value = isText(node) ? renamed(node.value, keysOf(ancestors), position === 'key') : undefined;
      if (value === undefined || !range || !CST.isScalar(srcToken) || srcToken.type === 'block-scalar')
        return;
      setText(srcToken, value);
      edits.push({ start: range[0], end: range[1], text: srcToken.source });
    },
  });
  return edits;
}

/** Gives a scalar another text, in the quotes that it has. */
function setText(token: CST.FlowScalar | CST.BlockScalar, text: string): void {
  // The library does not check whether plain text reads as another type (`123`, `yes`).
  const [first] = token.type === 'scalar' ? inlineYaml(text) : '';
  const type = first === "'" ? 'QUOTE_SINGLE' : first === '"' ? 'QUOTE_DOUBLE' : undefined;
  CST.setScalarValue(token, text, { inFlow: true, implicitKey: true, type });
}

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

function itemsOf(token: Collection): CST.CollectionItem[] {
  return token.items;
}

/** The token of a list and the place of one of its items in it; -1 when it is not there. */
function placeOf({ srcToken }: YAMLSeq, item: unknown): { items?: Collection; at: number } {
  const token = isNode(item) ? item.srcToken : undefined;
  if (!CST.isCollection(srcToken) || token === undefined) return { at: -1 };
  return { items: srcToken, at: itemsOf(srcToken).findIndex(({ value }) => value === token) };
}

/** Takes an item out of a list or a mapping, with what separates it from the others. */
function cut(from: Collection, at: number): void {
  const items = itemsOf(from);
  const [item, next] = [items[at], items[at + 1]];
  if (!item) return;
  items.splice(at, 1);
  if (from.type === 'flow-collection') {
    // The comma is part of the item after it, a space before the closing bracket is part of the last item.
    if (at === 0 && next) next.start = item.start;
    if (!next && CST.stringify(item).endsWith(' ')) from.end.unshift(mark('space', ' '));
    // The first item's indentation is part of what comes before the list.
  } else if (at === 0 && next?.start[0]?.type === 'space') next.start.shift();
}

function mark(type: CST.SourceToken['type'], source: string): CST.SourceToken {
  return { type, offset: -1, indent: 0, source };
}

/** A token for a value on one line and what follows it. */
function plain(value: unknown, after = ''): CST.FlowScalar {
  return { type: 'scalar', offset: -1, indent: 0, source: inlineYaml(value), end: [mark('space', after)] };
}

function keysOf(ancestors: readonly unknown[]): string[] {
  return ancestors.flatMap((ancestor) =>
    isPair(ancestor) && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [],
  );
}
