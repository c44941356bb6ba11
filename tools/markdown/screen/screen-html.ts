import { element } from '../../support/markup';
import type { Control, Field, Screen, ScreenBlock, ScreenTable } from './screen-schema';

/** Number of rows that a table shows unless its block says otherwise. */
const DEFAULT_ROWS = 3;

/** Controls that show their first option as their value. */
const VALUED: ReadonlySet<Control> = new Set<Control>([
  'input',
  'number',
  'textarea',
  'select',
  'date',
  'text',
]);

/** Makes the HTML of a label. It is called in the order in which the labels stand in the drawing. */
export type LabelHtml = (text: string) => string;

/** The HTML of a screen. Only its labels are text: `screen.css` draws the controls, by their classes. */
export function screenHtml({ title, kind, body, footer }: Screen, label: LabelHtml): string {
  const parts = [box('screen-bar', label(title)), box('screen-content', blocksHtml(body, label))];
  if (footer) parts.push(box('screen-footer', listHtml('buttons', footer, label)));
  return box(`screen-${kind}`, box('screen-window', parts.join('')));
}

function blocksHtml(blocks: readonly ScreenBlock[], label: LabelHtml): string {
  return blocks.map((block) => blockHtml(block, label)).join('');
}

function blockHtml(block: ScreenBlock, label: LabelHtml): string {
  if (block.tabs) return listHtml('tabs', block.tabs, label);
  if (block.buttons) return listHtml('buttons', block.buttons, label);
  if (block.filters) return fieldsHtml('filters', block.filters, label);
  if (block.form) return fieldsHtml('form', block.form, label);
  if (block.table) return tableHtml(block.table, label);
  if (block.tree) return treeHtml(block.tree, label);
  if (block.cards) return listHtml('cards', block.cards, label);
  if (block.tip) return box('tip', label(block.tip));
  if (block.columns) {
    const columns = block.columns.map((inner) =>
      box(inner.some(isWide) ? 'wide' : undefined, blocksHtml(inner, label)),
    );
    return box('columns', columns.join(''));
  }
  // According to the schema, only `pager` is left.
  return listHtml('pager', ['1', '2', '3'], label);
}

function isWide({ form, table, cards }: ScreenBlock): boolean {
  return Boolean(form ?? table ?? cards);
}

function fieldsHtml(name: string, fields: readonly Field[], label: LabelHtml): string {
  const items = fields.map((field) => {
    // A button shows its own label, unless the field's options are the buttons.
    const isButton = field.control === 'button' && field.options.length === 0;
    const name = isButton ? '' : box('label', label(field.label));
    return box('field', name + controlHtml(field, label));
  });
  return box(name, items.join(''));
}

function controlHtml({ label: name, control, options }: Field, label: LabelHtml): string {
  if (control === 'button') return listHtml('plain', options.length > 0 ? options : [name], label);
  if (control === 'radio' || control === 'checkbox') {
    // Radio buttons need at least two.
    const unnamed = control === 'radio' ? ['', ''] : [''];
    return listHtml(`choices ${control}`, options.length > 0 ? options : unnamed, label);
  }
  const [value = ''] = VALUED.has(control) ? options : [];
  return box(`control ${control}`, value === '' ? '' : label(value));
}

/** A table with empty cells, and the row actions in the last cell of its first row. */
function tableHtml({ columns, rows = DEFAULT_ROWS, actions = [] }: ScreenTable, label: LabelHtml): string {
  const empty = columns.map(() => '');
  const rowHtml = (cells: readonly string[]) =>
    box('row', cells.map((cell) => box(undefined, cell)).join(''));
  const head = rowHtml(columns.map(label));
  const first = actions.length > 0 ? [...empty.slice(1), listHtml('actions', actions, label)] : empty;
  const body = Array.from({ length: rows }, (_, i) => rowHtml(i === 0 ? first : empty));
  return box('screen-scroll', box('table', head + body.join('')));
}

/** An item of a tree without its depth marks (`＞`), and its depth. */
export function readTreeItem(item: string): { text: string; depth: number } {
  const depth = item.search(/[^＞]|$/);
  return { text: item.slice(depth).trim(), depth };
}

function treeHtml(items: readonly string[], label: LabelHtml): string {
  const nodes = items.map(readTreeItem);
  const rows = nodes.map(({ text, depth }, i) => {
    const isParent = (nodes[i + 1]?.depth ?? 0) > depth;
    return box(isParent ? 'parent' : undefined, element('i').repeat(depth) + label(text));
  });
  return box('tree', rows.join(''));
}

function listHtml(name: string, texts: readonly string[], label: LabelHtml): string {
  return box(name, texts.map((text) => box(undefined, text === '' ? '' : label(text))).join(''));
}

function box(name: string | undefined, html: string): string {
  return element('div', { class: name }, html);
}
