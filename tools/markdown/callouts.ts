import type { Token, Tokens } from 'marked';
import { fenceOf } from './fence-info';
import { plainText } from './heading-text';
import { visitTokens } from './token-tree';

/** A row of a table below a schematic, with the names of controls in its first cell. */
export interface CalloutRow {
  cell: Tokens.TableCell;
  names: string[];
}

/** Separates the names in one cell: 头像、账号. */
const NAME_SEPARATOR = /[、/]/;

/** Characters to ignore when the names of a control in the schematic and in the table are compared: 「新 增」, 新增. */
const DECORATION_PATTERN = /[\s「」*：:]/g;

/** The form in which names of controls are compared. */
export function calloutName(text: string): string {
  return text.replace(DECORATION_PATTERN, '');
}

/** Finds the rows that may explain the controls of a schematic: the rows of all tables between it and the next. */
export function findCalloutRows(tokens: readonly Token[]): Map<Token, CalloutRow[]> {
  const found = new Map<Token, CalloutRow[]>();
  let rows: CalloutRow[] | undefined;
  visitTokens(tokens, (token) => {
    if (fenceOf(token)?.language === 'screen') {
      rows = [];
      found.set(token, rows);
    } else if (token.type === 'table') {
      rows?.push(...rowsOf(token as Tokens.Table));
      return false;
    }
    return true;
  });
  return found;
}

function rowsOf({ rows }: Tokens.Table): CalloutRow[] {
  return rows.flatMap(([cell]) => {
    if (!cell) return [];
    const text = plainText(cell.tokens);
    const names = [text, ...text.split(NAME_SEPARATOR)].filter((name) => calloutName(name) !== '');
    return [{ cell, names: [...new Set(names)] }];
  });
}

/** Ids of a numbered control in a schematic and of its table row. No anchor of a heading has a capital letter. */
export function calloutIds(number: number): { control: string; row: string } {
  return { control: `screenC${number}`, row: `rowC${number}` };
}
