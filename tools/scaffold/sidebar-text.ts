import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { applyEdits } from '../check/apply-edits';
import type { Edit } from '../check/finding';
import { inlineYaml, parseYamlText, replaceText } from './yaml-text';

/** A link of a `sidebar.yml`. */
export interface SidebarEntry {
  target: Scalar<string>;
  /** Whole item: a text, `[target, title]`, or a group whose `path` the target is. */
  item: Node;
  form: 'text' | 'pair' | 'group';
  /** List that holds the item. */
  list: YAMLSeq;
  /** Titles of the groups around it, outermost first. */
  groups: string[];
}

/** The text of a `sidebar.yml`, changed in place: comments, order and style of everything else stay. */
export class SidebarText {
  readonly entries: SidebarEntry[] = [];
  readonly #text: string;
  readonly #groups = new Map<Node, { item: YAMLMap; list: YAMLSeq }>();
  #edits: Edit[] = [];

  /** Throws `UsageError` for a text that is not YAML. `file` is named then. */
  constructor(text: string, file: string) {
    this.#text = text;
    const { contents } = parseYamlText(text, file);
    if (isSeq(contents)) this.#collect(contents, []);
  }

  /** The text with all changes. */
  get text(): string {
    return applyEdits(this.#text, this.#edits);
  }

  /** 1-based line of an entry. */
  lineOf(entry: SidebarEntry): number {
    return this.#text.slice(0, entry.target.range?.[0] ?? 0).split('\n').length;
  }

  /** Makes an entry lead elsewhere. */
  retarget(entry: SidebarEntry, target: string): void {
    this.#edits.push(...replaceText(entry.target, target));
  }

  /** Adds a link in the line behind another, in its form; false where the list is not written line by line. */
  insertAfter(entry: SidebarEntry, target: string, title: string): boolean {
    const line = this.#linesOf(entry.item);
    if (!line) return false;
    const link = entry.form === 'text' ? target : [target, title];
    this.#insertLine(line.end, `${line.prefix}${inlineYaml(link)}`);
    return true;
  }

  /** Adds a link at the end. */
  append(target: string, title: string): void {
    const text = `${this.#text === '' || this.#text.endsWith('\n') ? '' : '\n'}- ${inlineYaml([target, title])}\n`;
    // An empty list would be written in brackets: what is added takes its place.
    const empty = /^\s*\[\s*\]\s*$/.test(this.#text);
    this.#edits.push({ start: empty ? 0 : this.#text.length, end: this.#text.length, text });
  }

  /** Takes an entry away, and the group that it was all of. */
  remove(entry: SidebarEntry): void {
    if (entry.form === 'group') {
      this.#removePath(entry);
      return;
    }
    const group = this.#groups.get(entry.list);
    const isLast = entry.list.items.length === 1;
    this.#removeItem(isLast && group && !group.item.has('path') ? group.item : entry.item);
  }

  #collect(list: YAMLSeq, groups: string[]): void {
    for (const item of list.items) {
      if (isText(item)) this.entries.push({ target: item, item, form: 'text', list, groups });
      else if (isSeq(item) && isText(item.items[0])) {
        this.entries.push({ target: item.items[0], item, form: 'pair', list, groups });
      } else if (isMap(item)) {
        const target = item.get('path', true);
        if (isText(target)) this.entries.push({ target, item, form: 'group', list, groups });
        const children = item.get('children', true);
        if (!isSeq(children)) continue;
        this.#groups.set(children, { item, list });
        this.#collect(children, [...groups, String(item.get('title') ?? '')]);
      }
    }
  }

  #removeItem(item: Node): void {
    const line = this.#linesOf(item);
    if (line) this.#edits.push({ start: line.start, end: line.end, text: '' });
  }

  /** The group keeps its children; only its own page is gone. */
  #removePath({ target, item, list, groups }: SidebarEntry): void {
    const isWhole = isMap(item) && !item.has('children');
    if (isWhole) {
      this.#removeItem(item);
      return;
    }
    const start = this.#text.lastIndexOf('\n', target.range?.[0] ?? 0) + 1;
    const end = this.#text.indexOf('\n', start) + 1;
    // A key on the line of the dash cannot go without the dash.
    if (/^\s*path:/.test(this.#text.slice(start, end))) this.#edits.push({ start, end, text: '' });
    else this.retarget({ target, item, list, groups, form: 'group' }, '');
  }

  /** The lines of an item of a list that is written line by line, and what stands before the item. */
  #linesOf(item: Node): { start: number; end: number; prefix: string } | undefined {
    const [from, to] = item.range ?? [0, 0];
    const start = this.#text.lastIndexOf('\n', from - 1) + 1;
    const prefix = this.#text.slice(start, from);
    if (!/^ *- +$/.test(prefix)) return undefined;
    // A block's range ends behind its last line break.
    const last = this.#text.slice(from, to).trimEnd().length + from;
    const lineBreak = this.#text.indexOf('\n', last);
    return { start, end: lineBreak < 0 ? this.#text.length : lineBreak + 1, prefix };
  }

  #insertLine(at: number, line: string): void {
    const needsBreak = at > 0 && this.#text[at - 1] !== '\n';
    this.#edits.push({ start: at, end: at, text: `${needsBreak ? '\n' : ''}${line}\n` });
  }
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string';
}
