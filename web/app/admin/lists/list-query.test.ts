import { describe, expect, it } from 'vitest';
import { isNarrowed, listAddress, readListQuery, sortedBy } from './list-query.ts';

const shape = {
  filters: { status: ['active', 'suspended', 'all'], plan: ['', 'free', 'basic'], from: 'text' },
  sort: { options: ['created_at', 'username'], by: 'created_at', order: 'desc' },
} as const;
const usual = {
  search: '',
  filters: { status: 'active', plan: '', from: '' },
  sort: { by: 'created_at', order: 'desc' },
  page: 1,
};
const read = (address: string) => readListQuery(shape, new URLSearchParams(address));

describe('what a list is asked for', () => {
  it('is the usual where the address says nothing', () => {
    expect(read('')).toEqual(usual);
    expect(listAddress(shape, read('')).toString()).toBe('');
  });

  it.each([
    'search=ann%40example.com',
    'status=all&plan=basic',
    'from=2026-11-14',
    'sort_by=username&sort_order=asc&page=3',
    'search=a+b&status=suspended&page=2',
  ])('stands in the address: %s', (address) => {
    expect(listAddress(shape, read(address)).toString()).toBe(address);
  });

  it.each([
    'status=banned',
    'plan=gold',
    'sort_by=password&sort_order=up',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=99999999999',
    'other=1',
  ])('is the usual where the address asks for what there is not: %s', (address) => {
    expect(read(address)).toEqual(usual);
  });

  it('has no blanks around a search, nor more letters than the server takes', () => {
    expect(read('search=+ann+').search).toBe('ann');
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });

  it.each([
    ['', false],
    ['sort_by=username&page=2', false],
    ['search=a', true],
    ['status=all', true],
  ])('is narrowed by a search or a filter, not by its order or page: %s', (address, expected) => {
    expect(isNarrowed(shape, read(address))).toBe(expected);
  });
});

it('a column is sorted from its start, then from its end', () => {
  const first = sortedBy({ by: 'created_at', order: 'desc' }, 'username');
  expect(first).toEqual({ by: 'username', order: 'asc' });
  expect(sortedBy(first, 'username')).toEqual({ by: 'username', order: 'desc' });
  expect(sortedBy({ by: 'username', order: 'desc' }, 'username').order).toBe('asc');
});
