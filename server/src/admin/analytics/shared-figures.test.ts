import { expect, it } from 'vitest';
import { createFigureTurns, shareFigures } from './shared-figures.ts';

/** Each reading ends when the test says so. */
function heldReading() {
  const begun: { readonly days: number; readonly end: (figures: string) => void }[] = [];
  const read = (days: number) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    begun.push({ days, end: resolve });
    return promise;
  };
  return { begun, read };
}

const settled = () => new Promise(setImmediate);

it('gives those who ask for the same days meanwhile the same figures, and makes new ones after', async () => {
  const { begun, read } = heldReading();
  const figures = shareFigures(createFigureTurns(), read);
  const [one, other] = [figures(7), figures(7)];
  expect(begun).toHaveLength(1);
  begun[0]?.end('first');
  expect(await Promise.all([one, other])).toEqual(['first', 'first']);
  const next = figures(7);
  expect(begun).toHaveLength(2);
  begun[1]?.end('second');
  expect(await next).toBe('second');
});

it('makes two at once, of all kinds together; twenty wait, and the rest are told to come back', async () => {
  const turns = createFigureTurns();
  const { begun, read } = heldReading();
  const [users, revenue] = [shareFigures(turns, read), shareFigures(turns, read)];
  const asked = Array.from({ length: 22 }, (_, index) =>
    (index % 2 === 0 ? users : revenue)(1 + index),
  );
  expect(begun).toHaveLength(2);
  await expect(users(100)).rejects.toMatchObject({ code: 'unavailable' });
  for (let index = 0; index < asked.length; index += 1) {
    begun[index]?.end('made');
    await settled();
    expect(begun.length).toBe(Math.min(22, index + 3));
  }
  expect(await Promise.all(asked)).toHaveLength(22);
});

it('asks again after a failure', async () => {
  let isAway = true;
  const figures = shareFigures(createFigureTurns(), async (days) => {
    if (isAway) throw new Error('away');
    return days;
  });
  await expect(figures(7)).rejects.toThrow('away');
  isAway = false;
  expect(await figures(7)).toBe(7);
});
