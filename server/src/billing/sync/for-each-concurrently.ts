/** Works through many things a few at a time, where one that fails stops no other. */

/** Gives the failures: of the work, and of the list itself, which then ends early. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
  workerCount = 4,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const all = eachOf(items);
  const worker = async (): Promise<void> => {
    // Shared by the workers: each takes the next that nobody has.
    for (let next = await all.next(); next.done !== true; next = await all.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  const workers = Array.from({ length: workerCount }, () =>
    worker().catch((error: unknown) => failures.push(error)),
  );
  await Promise.all(workers);
  return failures;
}

async function* eachOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
