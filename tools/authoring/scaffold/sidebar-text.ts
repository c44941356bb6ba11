import { isMap, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { applyEdits, type Edit } from '../check/edits';
import { removeLinks } from './sidebar-removals';
import { inlineYaml, isText, itemLines, lineBreakOf, parseYamlText, replaceText } from './yaml-text';

/** A link of a `sidebar.yml`. */
export interface SidebarEntry {
  target: Scalar<string>;
  /** Whole item: a text, `[target, title]`, or a group that has the target as its `path`. */
  item: Node;
  form: 'text' | 'pair' | 'group';
  list: YAMLSeq;
  /** Titles of the groups around it, outermost first. */
  groups: string[];
}

/** The text of a `sidebar.yml`, edited in place: comments, order and style of everything else stay. */
export class SidebarText {
  readonly entries: SidebarEntry[] = [];
  /** Titles of all groups, also of those without a page of their own. */
  readonly groupTitles = new Set<string>();
  readonly #text: string;
  readonly #list: YAMLSeq | undefined;
  readonly #gone = new Set<Node>();
  readonly #edits: Edit[] = [];

  /** Throws `UsageError`, which names `file`, when the text is not YAML. */
  constructor(text: string, file: string) {
    this.#text = text;
    const { contents } = parseYamlText(text, file);
    if (!isSeq(contents)) return;
    this.#list = contents;
    this.#collect(contents, []);
  }

  /** The text with all changes. */
  get text(): string {
    if (!this.#list) return applyEdits(this.#text, this.#edits);
    const { edits, isEmptied } = removeLinks(this.#text, this.#list, this.#gone);
    const rest = applyEdits(this.#text, [...this.#edits, ...edits]);
    // A `sidebar.yml` without a list is an error, so an empty list is written.
    return isEmptied && !this.#list.flow ? `${rest}[]${lineBreakOf(this.#text)}` : rest;
  }

  retarget(entry: SidebarEntry, target: string): void {
    this.#edits.push(...replaceText(entry.target, target));
  }

  /**
   * Adds a link on the line after `entry`: `[target, title]` if `title` is given and `entry` has a title of its own,
   * else only the target, which is shown with the page's title. False when the list does not have one item per line.
   */
  insertAfter(entry: SidebarEntry, target: string, title: string | undefined): boolean {
    const line = itemLines(this.#text, entry.item);
    if (!line) return false;
    const link = entry.form === 'text' || title === undefined ? target : [target, title];
    this.#insertLine(line.end, `${line.prefix}${inlineYaml(link)}`);
    return true;
  }

  /** Adds a link at the end of the list. */
  append(target: string, title: string | undefined): void {
    const link = inlineYaml(title === undefined ? target : [target, title]);
    const [start, end] = this.#list?.range ?? [0, 0];
    if (!this.#list?.flow) this.#insertLine(this.#text.length, `- ${link}`);
    else if (this.#list.items.length === 0) this.#edits.push({ start, end, text: `- ${link}` });
    else this.#edits.push({ start: end - 1, end: end - 1, text: `, ${link}` });
  }

  /** Removes an entry, and its group if the group becomes empty. */
  remove({ target }: SidebarEntry): void {
    this.#gone.add(target);
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
        const title = String(item.get('title') ?? '');
        this.groupTitles.add(title);
        this.#collect(children, [...groups, title]);
      }
    }
  }

  #insertLine(at: number, line: string): void {
    const end = lineBreakOf(this.#text);
    const needsBreak = at > 0 && this.#text[at - 1] !== '\n';
    this.#edits.push({ start: at, end: at, text: `${needsBreak ? end : ''}${line}${end}` });
  }
}
