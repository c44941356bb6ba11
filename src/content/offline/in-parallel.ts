/** Runs `work` for every item, `limit` at a time. The first failure rejects, and no further item is started. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (hasFailed) return;
      await work(item);
    }
  };
  const workers = Array.from({ length: limit }, () =>
    worker().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
}
