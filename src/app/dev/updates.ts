import type { StaleFiles } from '../../bundle/dev-messages';

type Taker = (stale: StaleFiles) => Promise<void>;

/** Hands changes of the content to the app. One that comes while it starts waits: the app may just have loaded what has changed. */
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
