/** A part of the VuePress site is in the new folder or built in, was converted or needs a look, or has no counterpart. */
export type Verdict = 'carried' | 'changed' | 'left';

/** One entry of the report. */
export interface Entry {
  verdict: Verdict;
  /** Its name in the VuePress site: a configuration key or a file. */
  what: string;
  /** What it became, or what to do instead. */
  detail: string;
  /** Its places as `file:line`, where `what` does not name them. */
  places?: string[];
}

/** Collects what was carried over and what was not, in the order of processing. */
export class MigrationReport {
  readonly entries: Entry[] = [];

  carried(what: string, detail: string): void {
    this.add('carried', what, detail);
  }

  changed(what: string, detail: string, places?: string[]): void {
    this.add('changed', what, detail, places);
  }

  left(what: string, detail: string, places?: string[]): void {
    this.add('left', what, detail, places);
  }

  /** Adds an entry, unless `places` is empty: the pages have no such thing. */
  add(verdict: Verdict, what: string, detail: string, places?: string[]): void {
    if (places?.length !== 0) this.entries.push({ verdict, what, detail, ...(places && { places }) });
  }
}
