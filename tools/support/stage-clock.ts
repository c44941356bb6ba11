/** Measures how long each stage takes. */
export class StageClock {
  /** Seconds of the stages that have ended, by name. */
  readonly seconds: Record<string, number> = {};

  async time<T>(stage: string, run: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await run();
    this.seconds[stage] = (performance.now() - begun) / 1000;
    return result;
  }
}
