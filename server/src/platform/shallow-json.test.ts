import { setImmediate as afterOthers } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { shallowJson } from './shallow-json.ts';

const read = (text: string, { depthMax = 2, valuesMax = 100 } = {}) =>
  shallowJson(Buffer.from(text), { depthMax, valuesMax });

describe('JSON as deep as anyone looks', () => {
  it.each([
    ['{"a":[1,2],"b":{"c":"d"}}', '{"a":[1,2],"b":{"c":"d"}}'],
    ['{"a":[[1],{"b":2},3]}', '{"a":[null,null,3]}'],
    ['[[[[[]]],5],[[]]]', '[[null,5],[null]]'],
    ['{"a":{"b":[{"c":"]}"}],"d":1}}', '{"a":{"b":null,"d":1}}'],
    ['{"a":"[[[[","b":"\\"[[[{"}', '{"a":"[[[[","b":"\\"[[[{"}'],
    ['{"a":["\\\\",[[1]],"é€😀"]}', '{"a":["\\\\",null,"é€😀"]}'],
    ['"text"', '"text"'],
    ['', ''],
  ])('%s', async (given, kept) => {
    expect(await read(given)).toBe(kept);
  });

  it.each(['{"a":[[1}', '{"a":[[[[[', '{"a":[["]]}', '[]]]', '}{', '{"a":[[1]]]}'])(
    'what is no JSON stays none: %s',
    async (given) => {
      const kept = await read(given);
      expect(() => JSON.parse(kept)).toThrow();
    },
  );

  it.each([
    ['{"a":[{"b":[{"c":[1]}]}]}', '{"a":[{"b":[{"c":null}]}]}'],
    ['{"x":[{"b":[1]}],"a":[{"b":[1]}],"y":[[[]]]}', '{"x":[null],"a":[{"b":[1]}],"y":[null]}'],
    ['{"x":{"a":[[1]]},"a":[[[2]]]}', '{"x":{"a":null},"a":[[[2]]]}'],
    ['{"a":"x","b":[[1]]}', '{"a":"x","b":[null]}'],
    ['{"b":"a","c":[[1]]}', '{"b":"a","c":[null]}'],
    ['{"aa":[[1]],"\\"a":[[1]]}', '{"aa":[null],"\\"a":[null]}'],
    ['{"\\u0061":[[1]],"\\u006":[[1]]}', '{"\\u0061":[[1]],"\\u006":[null]}'],
  ])('goes deeper in a field for which it is told to: %s', async (given, kept) => {
    const bounds = { depthMax: 2, fieldDepthsMax: { a: 5 }, valuesMax: 100 };
    expect(await shallowJson(Buffer.from(given), bounds)).toBe(kept);
  });

  it('is the same wherever a long one is cut', async () => {
    const months = JSON.stringify(
      Array.from({ length: 40_000 }, (_, month) => ({ month, paid: ['€ "a"', '\\'] })),
    );
    for (const shift of [0, 1, 2, 3]) {
      const start = `${' '.repeat(shift)}{"é":{"a":`;
      expect(await read(`${start}${months},"b":"${'€'.repeat(200_000)}"}}`)).toBe(
        `${start}null,"b":"${'€'.repeat(200_000)}"}}`,
      );
    }
  });

  it('refuses more values than it may hold, and counts none that were taken out', async () => {
    await expect(read(`[${'[],'.repeat(200)}0]`)).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(`[${'1,'.repeat(200)}0]`)).rejects.toMatchObject({ code: 'too_large' });
    expect(await read(`[[[${'[],'.repeat(200)}0]]]`)).toBe('[[null]]');
  });

  it('lets others have their turn', async () => {
    const reading = read(`[[${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}]]`);
    let turns = 0;
    let isDone = false;
    const done = reading.then(() => {
      isDone = true;
    });
    while (!isDone) {
      await afterOthers();
      turns += 1;
    }
    await done;
    expect(turns).toBeGreaterThan(5);
  });
});
