/** Why staff do something. */
import { z } from 'zod';
import { adminLimits } from './admin-limits.ts';
import { adminTexts } from './texts/admin.ts';

/** Left out, null and empty are the same: none was given. */
export const optionalReason = z
  .string()
  .trim()
  .max(adminLimits.reasonMaxLength, { error: adminTexts.reasonTooLong })
  .nullish();

export const requiredReason = z
  .string({ error: adminTexts.reasonRequired })
  .trim()
  .min(1, { error: adminTexts.reasonRequired })
  .max(adminLimits.reasonMaxLength, { error: adminTexts.reasonTooLong });

/** Of an act that takes nothing else: it may be left out altogether. */
export const reasonBody = z.object({ reason: optionalReason }).nullish();
