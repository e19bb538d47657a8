import type { ListPages } from '@debt-payoff/contract/pagination';

/** Where a page stands among all that there are. */
export function writePagination({
  total,
  page,
  per_page,
}: {
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}): ListPages {
  const pages = Math.ceil(total / per_page);
  return { page, per_page, total, pages, has_prev: page > 1, has_next: page < pages };
}
