import type { StaleFiles } from '../../bundle/dev-messages';

type Taker = (stale: StaleFiles) => Promise<void>;

/** Passes content changes to the app. A change during its start waits: the app may have loaded the old files. */
export class Updates {
  /** Called by the app once it runs. */
  connect: (taker: Taker) => void = () => undefined;
  readonly #taker = new Promise<Taker>((resolve) => {
    this.connect = resolve;
  });

  async take(stale: StaleFiles): Promise<void> {
    const taker = await this.#taker;
    await taker(stale);
  }
}

export const updates = new Updates();
