import { expect, it } from 'vitest';
import { isCanonicalQuery, listPath, readFilter } from './addresses.ts';

const all = { category: null, tag: null, page: 1 };

it.each([
  ['', all],
  ['category=', all],
  ['category=Credit+cards&tag=0%25', { category: 'Credit cards', tag: '0%', page: 1 }],
  ['page=3', { ...all, page: 3 }],
  ['page=10000', { ...all, page: 10_000 }],
  [`tag=${'a'.repeat(102)}`, { ...all, tag: 'a'.repeat(101) }],
  ...['0', '-1', '1.5', 'two', '1e3', '10001', '9'.repeat(400)].map(
    (page) => [`page=${page}`, all] as const,
  ),
] as const)('%s is read as what it asks for', (query, filter) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(filter);
});

it('a list has one address, whichever way it was asked for', () => {
  const filter = { category: 'Credit cards', tag: 'a&b', page: 2 };
  expect(listPath(filter)).toBe('/articles?category=Credit+cards&page=2&tag=a%26b');
  expect(listPath(all)).toBe('/articles');
});

it.each([
  ['', true],
  ['page=2&category=Cards', true],
  ['category=', false],
  ['page=1', false],
  ['page=02', false],
  ['category=Cards&category=Loans', false],
  ['category=Cards&from=mail', false],
])('whether %s says no more than its list needs: %s', (query, isPlain) => {
  const given = new URLSearchParams(query);
  expect(isCanonicalQuery(given, readFilter(given))).toBe(isPlain);
});
