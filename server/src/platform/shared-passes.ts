/** One pass after the other; all who ask in the meantime share the next one, which begins after they asked. */
export function sharePasses(pass: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    return pass();
  };
  return () => {
    next ??= last.then(begin, begin);
    last = next;
    return next;
  };
}
