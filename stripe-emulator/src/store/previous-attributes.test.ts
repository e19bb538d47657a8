import { expect, it } from 'vitest';
import { previousAttributesOf } from './previous-attributes.ts';

it.each([
  [
    'nothing, in whichever order the fields stand',
    { a: { b: 1, c: 2 } },
    { a: { c: 2, b: 1 } },
    {},
  ],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }],
  [
    'only the different fields of an object inside',
    { a: { b: 1, c: 2 } },
    { a: { b: 1, c: 3 } },
    { a: { c: 2 } },
  ],
  ['all of an array', { a: { data: [1, 2] } }, { a: { data: [1, 3] } }, { a: { data: [1, 2] } }],
  ['all of what was taken away', { a: { b: 1 } }, { a: null }, { a: { b: 1 } }],
  ['null for what was not there', { a: {} }, { a: { b: 1 } }, { a: { b: null } }],
])('names %s', (_what, earlier, later, expected) => {
  expect(previousAttributesOf(earlier, later)).toEqual(expected);
});
