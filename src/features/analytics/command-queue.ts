import type { AnalyticsCommand } from '../../bundle/records';

/** Placeholder in a command, such as `{path}`. */
const PLACEHOLDER_PATTERN = /\{(\w+)\}/g;

/** Global command queue of a statistics script. The script may replace the array with its own object. */
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
        // Not passed to `reportError`: error reports go to this same script.
        console.warn('The statistics script failed.', error);
      }
    }
  }

  /** Drops all queued and all later commands. Called when the script did not load. */
  close(): void {
    if (this.#name !== undefined) Reflect.set(window, this.#name, []);
    this.#name = undefined;
  }
}

function fill(command: AnalyticsCommand, values: Readonly<Record<string, string>>): AnalyticsCommand {
  return command.map((part) =>
    typeof part === 'string'
      ? part.replace(PLACEHOLDER_PATTERN, (placeholder, name) => values[name] ?? placeholder)
      : part,
  );
}
