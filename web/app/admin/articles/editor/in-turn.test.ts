import { expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

it('of several images at once the next is sent when the one before has come or failed', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  const send = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const all = await Promise.allSettled([send('first', true), send('second'), send('third')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(events).toEqual([
    ...['first begins', 'first ends', 'second begins', 'second ends'],
    ...['third begins', 'third ends'],
  ]);
});
