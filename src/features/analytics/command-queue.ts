import type { AnalyticsCommand } from '../../bundle/records';

/** A place in a command that is filled in: `{path}`. */
const PLACE_PATTERN = /\{(\w+)\}/g;

/** The global list through which a page talks to a statistics script. The script may replace it by an object of its own. */
export class CommandQueue {
  #name: string | undefined;

  /** Without a name the script is not talked to. */
  constructor(name: string | undefined) {
    this.#name = name;
    if (name !== undefined && !Reflect.has(window, name)) Reflect.set(window, name, []);
  }

  /** Sends commands, with the values of their places. A fault of the script is told in the console and goes no further. */
  push(commands: readonly AnalyticsCommand[], values: Readonly<Record<string, string>>): void {
    if (this.#name === undefined) return;
    for (const command of commands) {
      try {
        Reflect.get(window, this.#name).push(fill(command, values));
      } catch (error) {
        // Not reported: what listens to reports is this script.
        console.warn('The statistics script failed.', error);
      }
    }
  }

  /** The script will not come: nothing is kept for it any longer. */
  close(): void {
    if (this.#name !== undefined) Reflect.set(window, this.#name, []);
    this.#name = undefined;
  }
}

function fill(command: AnalyticsCommand, values: Readonly<Record<string, string>>): AnalyticsCommand {
  return command.map((part) =>
    typeof part === 'string' ? part.replace(PLACE_PATTERN, (place, name) => values[name] ?? place) : part,
  );
}
