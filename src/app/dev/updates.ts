type UpdateHandler = () => Promise<void>;

/**
 * Passes content changes to the app. A change that arrives before the app has started is held until then: the app may
 * already have loaded the old files.
 */
export class Updates {
  /** Sets the handler; the app calls this once it runs. */
  connect: (handler: UpdateHandler) => void = () => undefined;
  readonly #handler = new Promise<UpdateHandler>((resolve) => {
    this.connect = resolve;
  });

  async apply(): Promise<void> {
    const handler = await this.#handler;
    await handler();
  }
}

/** The updates of this page, between the connection to the server and the app. */
export const updates = new Updates();
