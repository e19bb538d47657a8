/** What 'Load more' has fetched so far, as one list. A row that moved while the parts came is in two of them, and shown once. */
import type { ListPages } from '@debt-payoff/contract/pagination';
import type { ListPage } from './fetched-list.tsx';

export function inOneList<Row extends { readonly id: number }>(
  pages: readonly { readonly rows: readonly Row[]; readonly pagination: ListPages }[],
): ListPage<Row> {
  const found = new Map(pages.flatMap((page) => page.rows.map((row) => [row.id, row] as const)));
  const last = pages.at(-1)?.pagination;
  const rows = [...found.values()];
  const total = last?.total ?? rows.length;
  return {
    rows,
    pagination: {
      ...{ page: 1, pages: 1, per_page: rows.length, has_prev: false },
      ...{ has_next: last?.has_next ?? false, total },
    },
  };
}

/** '100 of 240 articles'; without the first number where all are shown. */
export function shownWords(shown: number, total: number, all: string): string {
  return shown >= total ? all : `${shown.toLocaleString('en-GB')} of ${all}`;
}
