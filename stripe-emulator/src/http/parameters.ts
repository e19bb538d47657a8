/** Run-time schemas of parameters. They arrive as a form, so every leaf is text. */
import * as z from 'zod';

export { changeMetadata } from '../objects/metadata.ts';

const textMax = 5_000;

/** An empty text is how a form says that a value is taken away. */
export const text = (max = textMax) =>
  z.string({ error: 'Invalid string' }).min(1, emptyMessage).max(max);

const emptyMessage = 'You passed an empty string. Leave the parameter out, or give it a value.';

/** `''` becomes null: the value is unset. */
export function unsettable<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal('').transform(() => null), schema]);
}

export const integer = ({ min = -Infinity, max = Infinity } = {}) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, { error: ({ input }) => `Invalid integer: ${shown(input)}` })
    .transform(Number)
    .refine((value) => value >= min, { error: `This value must be at least ${min}.` })
    .refine((value) => value <= max, { error: `This value must be at most ${max}.` });

/** A value with parts of its own has no text to quote. */
function shown(input: unknown): string {
  return typeof input === 'string' ? input : typeof input;
}

/** In pence. Stripe takes eight figures at most, and sums of them stay exact. */
export const amountMax = 99_999_999;

/** Seconds since 1970. */
export const timestamp = () => integer({ min: 0, max: 99_999_999_999 });

export const flag = () =>
  z
    .enum(['true', 'false'], { error: ({ input }) => `Invalid boolean: ${shown(input)}` })
    .transform((value) => value === 'true');

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const url = () =>
  text().refine(isWebAddress, {
    error: 'Not a valid URL. It must begin with http:// or https://.',
  });

function isWebAddress(value: string): boolean {
  // `new URL` would overlook these, and a browser that is sent there would not.
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(value)) return false;
  // A place holder of checkout stands in braces, which a URL may not hold.
  const address = value.replaceAll(/[{}]/g, '');
  return URL.canParse(address);
}

export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

export const email = () =>
  text(512).refine(isEmailAddress, {
    error: ({ input }) => `Invalid email address: ${shown(input)}`,
  });

/** A key with '' is taken away, and '' in place of the whole takes away all. */
export const metadata = () =>
  unsettable(
    z
      .record(z.string().max(40), z.string().max(500))
      .refine((entries) => Object.keys(entries).length <= 50, {
        error: 'Metadata can have at most 50 keys.',
      }),
  );

/** Times of creation, as every list takes them: one instant, or a range. */
const createdRange = () =>
  z.union([
    timestamp().transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gt: timestamp().optional(),
      gte: timestamp().optional(),
      lt: timestamp().optional(),
      lte: timestamp().optional(),
    }),
  ]);

/** What every list takes. */
export const listParameters = () => ({
  limit: integer({ min: 1, max: 100 }).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
});

export const createdParameter = () => ({ created: createdRange().optional() });
