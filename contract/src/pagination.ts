/** How lists for staff are asked for and handed out: by pages, with how many there are in total. */
import { z } from 'zod';
import { adminLimits } from './limits.ts';

export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  pages: z.int(),
  has_prev: z.boolean(),
  has_next: z.boolean(),
});

export function pageQuery({
  perPage,
  perPageMax,
}: {
  readonly perPage: number;
  readonly perPageMax: number;
}) {
  return z.object({
    page: z.coerce.number().int().min(1).max(adminLimits.pageMax).default(1),
    per_page: z.coerce.number().int().min(1).max(perPageMax).default(perPage),
  });
}
