import { expect, it } from 'vitest';
import { pageOfItems } from './page-of-items.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it.each([
  [{}, 'abcd', false],
  [{ limit: 3 }, 'abc', true],
  [{ limit: 2, starting_after: 'b' }, 'cd', false],
  [{ limit: 1, starting_after: 'b' }, 'c', true],
  [{ limit: 2, ending_before: 'd' }, 'bc', true],
  [{ limit: 2, ending_before: 'c' }, 'ab', false],
])('a page by %o', (page, ids, hasMore) => {
  const { data, ...rest } = pageOfItems(items, page, 'item');
  expect([data.map(({ id }) => id).join(''), rest.hasMore]).toEqual([ids, hasMore]);
});

it('a cursor that is not there is named, and two at once are refused', () => {
  expect(() => pageOfItems(items, { starting_after: 'x' }, 'item')).toThrow("No such item: 'x'");
  const both = { starting_after: 'a', ending_before: 'c' };
  expect(() => pageOfItems(items, both, 'item')).toThrow('only one');
});
