/** A row of a table of parameters or fields. */
export interface FieldRow {
  name: string;
  isRequired: boolean;
  /** Whether the cell has other words than 是 and 否: required in some cases only. */
  isConditional: boolean;
}

/** What a page of the API says about its requests. */
export interface RequestPage {
  /** Method and path of the first `http` block: `GET /api/v1/x`. */
  methods: string[];
  paths: string[];
  body: string;
  fieldsOf(heading: string): FieldRow[];
}

/** Reads a page about an endpoint. */
export function readRequestPage(markdown: string): RequestPage {
  const body = markdown.replace(/^---[\s\S]*?---\n/, '');
  const requests = [...body.matchAll(/```http[^\n]*\n(\w+) (\S+)/g)];
  return {
    methods: requests.map(([, method = '']) => method),
    paths: requests.map(([, , path = '']) => path.replace(/\?.*$/, '')),
    body,
    fieldsOf: (heading) => fieldRows(sectionOf(body, heading)),
  };
}

/** Text below a second-level heading, without its code blocks. */
function sectionOf(body: string, heading: string): string {
  const plain = body.replace(/^[ \t]*```[\s\S]*?^[ \t]*```/gm, '');
  const [, after = ''] = plain.split(new RegExp(`^## ${heading}$`, 'm'));
  return after.split(/^## /m)[0] ?? '';
}

/** Rows of the tables whose columns are 名称, 类型, 必填. */
function fieldRows(text: string): FieldRow[] {
  const rows: FieldRow[] = [];
  let isFieldTable = false;
  let isInTable = false;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      isInTable = false;
      continue;
    }
    const [name = '', type = '', required = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim());
    if (!isInTable) isFieldTable = name === '名称' && type === '类型' && required === '必填';
    else if (isFieldTable && !/^[-: ]+$/.test(name)) rows.push(...namesIn(name, required));
    isInTable = true;
  }
  return rows;
}

function namesIn(cell: string, required: string): FieldRow[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
    name,
    isRequired: required === '是',
    isConditional: !['是', '否', ''].includes(required),
  }));
}
