import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ListPages } from '@debt-payoff/contract/pagination';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FetchedList, pageWords } from './fetched-list.tsx';

const onePage: ListPages = {
  page: 1,
  per_page: 50,
  total: 2,
  pages: 1,
  has_prev: false,
  has_next: false,
};
const nothing = (): void => {};

function markupOf(
  fetched: { rows?: readonly string[]; pages?: Partial<ListPages>; error?: Error } | null,
  isNarrowed = false,
): string {
  const { rows = [], pages = {}, error = null } = fetched ?? {};
  const data =
    fetched === null || error !== null
      ? undefined
      : { rows, pagination: { ...onePage, total: rows.length, ...pages } };
  const result = { data, error, isPlaceholderData: false, isFetching: false };
  return renderToStaticMarkup(
    <FetchedList
      caption="Fruit"
      noun="fruit"
      failed="Failed to fetch fruits"
      empty={<p>No fruits yet</p>}
      columns={[{ label: 'Name', cell: (row: string) => row }]}
      keyOf={(row) => row}
      list={{ query: {}, isNarrowed, clear: nothing, goTo: nothing }}
      result={{ ...result, refetch: () => Promise.reject(new Error('Not pressed')) }}
    />,
  );
}

describe('a list', () => {
  it('that has not come yet says so', () => {
    expect(markupOf(null)).toContain('Loading');
  });

  it('that could not be fetched says why, and offers another try', () => {
    const refused = new CallError(500, { error: '', code: 'internal', request_id: '' });
    expect(markupOf({ error: refused })).toContain('Failed to fetch fruits');
    expect(markupOf({ error: new NetworkFailure(null) })).toContain(
      'Network error: The server could not be reached',
    );
    expect(markupOf({ error: refused })).toContain('Try Again');
  });

  it('shows its rows, and how many there are', () => {
    const markup = markupOf({ rows: ['Apple', 'Pear'] });
    expect(markup).toContain('Pear');
    expect(markup).toContain('2 fruits');
    expect(markup).not.toContain('Next');
  });

  it('that is empty says so in its own words', () => {
    expect(markupOf({})).toContain('No fruits yet');
  });

  it('in which nothing matches offers to clear what narrows it', () => {
    const markup = markupOf({}, true);
    expect(markup).toContain('No fruits match');
    expect(markup).toContain('Clear search and filters');
  });

  it('whose last page went away leads to the one that is the last now', () => {
    expect(markupOf({ pages: { page: 3, total: 60, pages: 2 } }, true)).toContain(
      'Go to the last page',
    );
  });
});

it.each([
  [{ page: 2, pages: 40, total: 1_987 }, 'Page 2 of 40, 1,987 users'],
  [{ page: 1, pages: 1, total: 1 }, '1 user'],
  [{ page: 1, pages: 0, total: 0 }, '0 users'],
  [{ page: 1_200, pages: 2_000, total: 100_000 }, 'Page 1,200 of 2,000, 100,000 users'],
])('%o reads: %s', (pages, words) => {
  expect(pageWords({ ...onePage, ...pages }, 'user')).toBe(words);
});
