import { SCREEN_MESSAGES } from '../../../src/bundle/messages/screens';
import { readTreeItem } from './screen-html';
import type { Field, Screen, ScreenBlock } from './screen-schema';

/** A screen's layout in words, for screen readers. */
export function describeScreen({ title, kind, body, footer }: Screen): string {
  const parts = body.map(describeBlock);
  if (footer) parts.push(named(SCREEN_MESSAGES.footer, footer));
  const name = kind === 'dialog' ? SCREEN_MESSAGES.dialog(title) : title;
  return SCREEN_MESSAGES.description(SCREEN_MESSAGES.caption(name), joinParts(parts));
}

function describeBlock(block: ScreenBlock): string {
  if (block.tabs) return named(SCREEN_MESSAGES.tabs, block.tabs);
  if (block.buttons) return named(SCREEN_MESSAGES.buttons, block.buttons);
  if (block.filters) return named(SCREEN_MESSAGES.filters, block.filters.map(describeField));
  if (block.form) return named(SCREEN_MESSAGES.form, block.form.map(describeField));
  if (block.tree)
    return named(
      SCREEN_MESSAGES.tree,
      block.tree.map((item) => readTreeItem(item).text),
    );
  if (block.cards) return named(SCREEN_MESSAGES.cards, block.cards);
  // The separator of the parts replaces the full stop.
  if (block.tip) return named(SCREEN_MESSAGES.tip, [block.tip.replace(/[。；.;]$/, '')]);
  if (block.table) {
    const { columns, actions } = block.table;
    return joinParts([
      named(SCREEN_MESSAGES.table, columns),
      ...(actions ? [named(SCREEN_MESSAGES.rowActions, actions)] : []),
    ]);
  }
  if (block.columns) {
    return joinParts(
      block.columns.map((blocks, i) => SCREEN_MESSAGES.column(i + 1, joinParts(blocks.map(describeBlock)))),
    );
  }
  return SCREEN_MESSAGES.pager;
}

function describeField({ label, control, options }: Field): string {
  if (control === 'input' && options.length === 0) return label;
  const name = SCREEN_MESSAGES.controls[control];
  return SCREEN_MESSAGES.field(label, options.length > 0 ? named(name, options) : name);
}

function named(name: string, values: readonly string[]): string {
  return SCREEN_MESSAGES.named(name, values.join(SCREEN_MESSAGES.separators.values));
}

function joinParts(parts: readonly string[]): string {
  return parts.join(SCREEN_MESSAGES.separators.parts);
}
