/** What an event tells of an object before its change. */
import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Of an object inside, only the fields that are different; of an array, all of it. What was not there is null. */
export function previousAttributesOf(earlier: object, later: object): Fields {
  const before = new Map<string, unknown>(Object.entries(earlier));
  const after = new Map<string, unknown>(Object.entries(later));
  const names = new Set([...before.keys(), ...after.keys()]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const was = before.get(name) ?? null;
      const is = after.get(name) ?? null;
      if (isDeepStrictEqual(was, is)) return [];
      return [[name, isFields(was) && isFields(is) ? previousAttributesOf(was, is) : was]];
    }),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
