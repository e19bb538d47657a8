/** How lists for staff are asked for and handed out: by pages, with how many there are in total. */
import { z } from 'zod';
import { adminLimits } from './admin-limits.ts';

export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  pages: z.int(),
  has_prev: z.boolean(),
  has_next: z.boolean(),
});
export type ListPages = z.infer<typeof pagination>;

export function pageQuery({
  perPage,
  perPageMax,
}: {
  readonly perPage: number;
  readonly perPageMax: number;
}) {
  return z.object({
    page: countUpTo(adminLimits.pageMax, 1),
    per_page: countUpTo(perPageMax, perPage),
  });
}

function countUpTo(max: number, usual: number) {
  return z
    .union([z.literal('').transform(() => usual), z.coerce.number().int().min(1).max(max)])
    .default(usual);
}

/** One of these words. Empty, as the choice of all is sent by many a form, it leaves nothing out. */
export function filterOf<const Words extends readonly string[]>(words: Words) {
  return z.union([z.literal('').transform(() => undefined), z.enum(words)]).optional();
}

/** One of these words; without one, and where it is empty, the usual. */
export function choiceOf<const Words extends readonly string[]>(
  words: Words,
  usual: Words[number],
) {
  return filterOf(words).transform((word) => word ?? usual);
}
