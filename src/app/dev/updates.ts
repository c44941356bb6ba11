import type { StaleFiles } from '../../bundle/dev-messages';

type Taker = (stale: StaleFiles) => Promise<void>;

/** Hands changes of the content to the app, which may not have started yet: then there is nothing that could be stale. */
class Updates {
  #taker: Taker | undefined;

  /** Called by the app once it runs. */
  connect(taker: Taker): void {
    this.#taker = taker;
  }

  async take(stale: StaleFiles): Promise<void> {
    await this.#taker?.(stale);
  }
}

export const updates = new Updates();
