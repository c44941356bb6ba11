import { isMap, isNode, isSeq, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { inlineYaml, isText, YamlEditor } from '../../support/yaml-editor';

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
  readonly #editor: YamlEditor;
  readonly #list: YAMLSeq | undefined;

  /** Throws `UsageError`, which names `file`, when the text is not YAML. */
  constructor(text: string, file: string) {
    this.#editor = new YamlEditor(text, file);
    const { contents } = this.#editor.document;
    if (!isSeq(contents)) return;
    this.#list = contents;
    this.#collect(contents, []);
  }

  /** The text with all changes. */
  get text(): string {
    return this.#editor.text;
  }

  retarget(entry: SidebarEntry, target: string): void {
    this.#editor.rename(entry.target, target);
  }

  /**
   * Adds a link after `entry`: `[target, title]` if `title` is given and `entry` has a title of its own, else only the
   * target, which is shown with the page's title.
   */
  insertAfter({ list, item, form }: SidebarEntry, target: string, title: string | undefined): void {
    this.#editor.insertAfter(list, item, form === 'text' || title === undefined ? target : [target, title]);
  }

  /** Adds a link at the end of the list. */
  append(target: string, title: string | undefined): void {
    const link = title === undefined ? target : [target, title];
    const last = this.#list?.items.at(-1);
    if (this.#list && last) this.#editor.insertAfter(this.#list, last, link);
    else this.#editor.replaceContents(`- ${inlineYaml(link)}`);
  }

  /** Removes links, and groups that become empty. */
  remove(entries: readonly SidebarEntry[]): void {
    const gone = new Set<unknown>(entries.map(({ target }) => target));
    // A `sidebar.yml` without a list is an error, so an empty list is written.
    if (gone.size > 0 && this.#list && this.#prune(this.#list, gone)) this.#editor.replaceContents('[]');
  }

  /** Removes links from a list. True, with nothing removed, if none of its items would be left. */
  #prune(list: YAMLSeq, gone: ReadonlySet<unknown>): boolean {
    const vanished = list.items.filter((item) => this.#vanishes(item, gone));
    if (vanished.length > 0 && vanished.length === list.items.length) return true;
    for (const item of vanished) this.#editor.removeItem(list, item);
    return false;
  }

  /** Whether nothing of an item is left. A group that keeps only its `path` or its `children` loses the other key. */
  #vanishes(item: unknown, gone: ReadonlySet<unknown>): boolean {
    if (!isMap(item)) return gone.has(isSeq(item) ? item.items[0] : item);
    const children = item.get('children', true);
    const isEmptied = isSeq(children) && this.#prune(children, gone);
    const losesPath = gone.has(item.get('path', true));
    const keepsChildren = isSeq(children) && children.items.length > 0 && !isEmptied;
    const keepsPath = item.has('path') && !losesPath;
    if ((losesPath || isEmptied) && !keepsChildren && !keepsPath) return true;
    if (losesPath) this.#editor.removeKey(item, 'path');
    if (isEmptied) this.#editor.removeKey(item, 'children');
    return false;
  }

  #collect(list: YAMLSeq, groups: string[]): void {
    for (const item of list.items.filter(isNode)) {
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
}
