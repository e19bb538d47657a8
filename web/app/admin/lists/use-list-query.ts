/** What a list is asked for, as the address says it, and the ways to ask for something else. */
import type { SortOrder } from '@debt-payoff/contract/content-vocabulary';
import { useSearchParams } from 'react-router';
import type { Column } from '../../ui/table.tsx';
import {
  type FilterShapes,
  type FilterValues,
  isNarrowed,
  type ListQuery,
  type ListShape,
  listAddress,
  readListQuery,
  sortedBy,
} from './list-query.ts';

export type ListQueryState<Shapes extends FilterShapes, Sort extends string> = {
  readonly query: ListQuery<Shapes, Sort>;
  /** Whether a search or a filter leaves something out. */
  readonly isNarrowed: boolean;
  readonly search: (text: string) => void;
  readonly filter: (change: Partial<FilterValues<Shapes>>) => void;
  readonly sort: (by: Sort, order: SortOrder) => void;
  readonly goTo: (page: number) => void;
  /** Takes the search and the filters away, and keeps the order. */
  readonly clear: () => void;
  /** For the column of a table. */
  readonly sortOf: (by: Sort) => NonNullable<Column<never>['sort']>;
};

export function useListQuery<const Shapes extends FilterShapes, Sort extends string>(
  shape: ListShape<Shapes, Sort>,
): ListQueryState<Shapes, Sort> {
  const [address, setAddress] = useSearchParams();
  const query = readListQuery(shape, address);
  const { by, order } = query.sort;
  /** The list starts again at its first page, unless it is told another. */
  const show = (
    change: Partial<ListQuery<Shapes, Sort>>,
    options?: Parameters<typeof setAddress>[1],
  ): void =>
    setAddress(listAddress(shape, { ...query, page: 1, ...change }), {
      preventScrollReset: true,
      ...options,
    });
  return {
    query,
    isNarrowed: isNarrowed(shape, query),
    // Back leads to where the search began, not through its letters.
    search: (search) => show({ search }, { replace: true }),
    filter: (change) => show({ filters: { ...query.filters, ...change } }),
    sort: (newBy, newOrder) => show({ sort: { by: newBy, order: newOrder } }),
    goTo: (page) => show({ page }, { preventScrollReset: false }),
    clear: () => show({ search: '', filters: readListQuery(shape, new URLSearchParams()).filters }),
    sortOf: (column) => ({
      direction: column === by ? (order === 'asc' ? 'ascending' : 'descending') : null,
      onSort: () => show({ sort: sortedBy(query.sort, column) }),
    }),
  };
}
