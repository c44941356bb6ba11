import type { AnalyticsCommand } from '../../bundle/records';

/** Placeholder in a command: `{path}`. */
const PLACE_PATTERN = /\{(\w+)\}/g;

/** The global command list of a statistics script. The script may replace the list by an object of its own. */
export class CommandQueue {
  #name: string | undefined;

  /** Without a name no command is sent. */
  constructor(name: string | undefined) {
    this.#name = name;
    if (name !== undefined && !Reflect.has(window, name)) Reflect.set(window, name, []);
  }

  /** Sends commands with their placeholders filled in. An error of the script is only logged to the console. */
  push(commands: readonly AnalyticsCommand[], values: Readonly<Record<string, string>>): void {
    if (this.#name === undefined) return;
    for (const command of commands) {
      try {
        Reflect.get(window, this.#name).push(fill(command, values));
      } catch (error) {
        // Not reported: reports go to this script.
        console.warn('The statistics script failed.', error);
      }
    }
  }

  /** For a script that did not load: drops all commands, and later ones too. */
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
