/** What became of something that the VuePress site has. */
export type Verdict =
  /** It is in the new tree, or the site does it by itself. */
  | 'carried'
  /** It is there in another form, or needs a look. */
  | 'changed'
  /** It has no counterpart. */
  | 'left';

/** One row of the report. */
export interface Entry {
  verdict: Verdict;
  /** What it is called in the VuePress site: a key of its configuration, a file. */
  what: string;
  /** What it became, or what to do instead. */
  detail: string;
  /** Where it stands, as `file:line`, when that is not what it is called. */
  places?: string[];
}

/** Collects what was carried over and what was not, in the order it was looked at. */
export class MigrationReport {
  readonly entries: Entry[] = [];

  carried(what: string, detail: string): void {
    this.entries.push({ verdict: 'carried', what, detail });
  }

  changed(what: string, detail: string, places?: string[]): void {
    this.entries.push({ verdict: 'changed', what, detail, ...(places && { places }) });
  }

  left(what: string, detail: string, places?: string[]): void {
    this.entries.push({ verdict: 'left', what, detail, ...(places && { places }) });
  }
}
