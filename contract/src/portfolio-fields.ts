/** What the calls about portfolios, and about all that is in them, share. */
import { z } from 'zod';

export const message = z.object({ message: z.string() });
export const rowId = z.coerce.number().int().positive();

/** Which state an edit was made from. One that is older than the stored one is refused, not merged. */
export const version = z.int().positive();

export const atPortfolio = z.object({ id: rowId });
