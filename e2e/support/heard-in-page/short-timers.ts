/** What waits for less than a second, as an announcement does, is about to be heard. Runs in the page. */

const shortMs = 1_000;

export function countShortTimers(): () => number {
  const running = new Set<number>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const startCounted = (handler: TimerHandler, ms = 0, ...given: unknown[]): number => {
    const run = (): void => {
      running.delete(id);
      if (typeof handler === 'function') handler(...given);
    };
    const id = start(run, ms);
    if (ms <= shortMs) running.add(id);
    return id;
  };
  Reflect.set(window, 'setTimeout', startCounted);
  Reflect.set(window, 'clearTimeout', (id: number) => {
    running.delete(id);
    stop(id);
  });
  return () => running.size;
}
