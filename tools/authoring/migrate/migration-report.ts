/**
 * What became of a part of the VuePress site: it is in the new folder or built in (`carried`), was converted or needs a
 * look (`changed`), or has no counterpart (`left`).
 */
export type Verdict = 'carried' | 'changed' | 'left';

/** One entry of the report. */
export interface Entry {
  verdict: Verdict;
  /** Name of the part in the VuePress site: a configuration key, a plugin, a kind of files. */
  what: string;
  /** What the part became, or what to do instead. */
  detail: string;
  /** Where the part is: `file` or `file:line`. Absent when it has no places, or `what` names the place. */
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

  /** Adds an entry. If `places` is an empty list, the site has no such part, and nothing is added. */
  add(verdict: Verdict, what: string, detail: string, places?: string[]): void {
    if (places?.length !== 0) this.entries.push({ verdict, what, detail, ...(places && { places }) });
  }
}
