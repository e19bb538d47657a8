/** What a list is asked for, and how it stands in the address: a link to it shows a colleague the same. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import type { SortOrder } from '@debt-payoff/contract/content-vocabulary';

/** The values that a filter takes, the usual one first; 'text' for one that takes any, such as a day. */
type FilterShape = readonly [string, ...string[]] | 'text';
export type FilterShapes = Readonly<Record<string, FilterShape>>;

export type ListShape<Shapes extends FilterShapes, Sort extends string> = {
  readonly filters: Shapes;
  readonly sort: {
    readonly options: readonly Sort[];
    readonly by: Sort;
    readonly order: SortOrder;
  };
};

export type FilterValues<Shapes extends FilterShapes> = {
  readonly [Name in keyof Shapes]: Shapes[Name] extends readonly (infer Value extends string)[]
    ? Value
    : string;
};

export type ListQuery<Shapes extends FilterShapes, Sort extends string> = {
  readonly search: string;
  readonly filters: FilterValues<Shapes>;
  readonly sort: { readonly by: Sort; readonly order: SortOrder };
  readonly page: number;
};

/** In the address next to the filters, which therefore cannot have these names. */
const names = { search: 'search', sortBy: 'sort_by', sortOrder: 'sort_order', page: 'page' };

/** What the list cannot be asked for counts as not asked for. */
export function readListQuery<const Shapes extends FilterShapes, Sort extends string>(
  shape: ListShape<Shapes, Sort>,
  address: URLSearchParams,
): ListQuery<Shapes, Sort> {
  const asked = Object.entries(shape.filters).map(([name, values]) => [
    name,
    filterIn(values, address.get(name)),
  ]);
  const page = Number(address.get(names.page));
  const order = address.get(names.sortOrder);
  return {
    search: (address.get(names.search) ?? '').trim().slice(0, adminLimits.searchMaxLength),
    // Entries of a record are typed by any string; these are the shape's own filters and values.
    filters: Object.fromEntries(asked) as FilterValues<Shapes>,
    sort: {
      by: shape.sort.options.find((by) => by === address.get(names.sortBy)) ?? shape.sort.by,
      order: order === 'asc' || order === 'desc' ? order : shape.sort.order,
    },
    page: Number.isInteger(page) && page >= 1 && page <= adminLimits.pageMax ? page : 1,
  };
}

function filterIn(values: FilterShape, asked: string | null): string {
  if (values === 'text') return asked?.trim() ?? '';
  return values.find((value) => value === asked) ?? values[0];
}

/** Without what is as usual, so that the plain list has the plain address. */
export function listAddress<Shapes extends FilterShapes, Sort extends string>(
  shape: ListShape<Shapes, Sort>,
  query: ListQuery<Shapes, Sort>,
): URLSearchParams {
  const usual = readListQuery(shape, new URLSearchParams());
  const entries = (of: ListQuery<Shapes, Sort>): [string, string][] => [
    [names.search, of.search],
    ...Object.entries<string>(of.filters),
    [names.sortBy, of.sort.by],
    [names.sortOrder, of.sort.order],
    [names.page, String(of.page)],
  ];
  const plain = new Map(entries(usual));
  return new URLSearchParams(entries(query).filter(([name, value]) => plain.get(name) !== value));
}

/** Whether fewer are shown than there are as usual. */
export function isNarrowed<Shapes extends FilterShapes, Sort extends string>(
  shape: ListShape<Shapes, Sort>,
  { search, filters }: ListQuery<Shapes, Sort>,
): boolean {
  const usual = readListQuery(shape, new URLSearchParams());
  const isChosen = Object.keys(filters).some((name) => filters[name] !== usual.filters[name]);
  return search !== '' || isChosen;
}

/** A first press sorts a column from its start, a second one from its end. */
export function sortedBy<Sort extends string>(
  before: { readonly by: Sort; readonly order: SortOrder },
  by: Sort,
): { readonly by: Sort; readonly order: SortOrder } {
  return { by, order: before.by === by && before.order === 'asc' ? 'desc' : 'asc' };
}
