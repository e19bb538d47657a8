/** Lets the plain rules of the forms speak through zod, so that each rule and its message are written once. */
import { z } from 'zod';
import { fieldTexts } from './texts/fields.ts';

export type Rule<Value> = (value: Value) => string | null;

export function held<Value>(rule: Rule<Value>) {
  return (context: z.core.ParsePayload<Value>): void => {
    const message = rule(context.value);
    if (message !== null) {
      context.issues.push({ code: 'custom', message, input: context.value });
    }
  };
}

/** Programs that know nothing of a text write null. */
export function emptyIfNull(text: z.ZodString) {
  return text.nullable().transform((given) => given ?? '');
}

export function textField(missing: string, rule: Rule<string>) {
  return z.string({ error: missing }).check(held(rule));
}

/** Counts before it looks: a list that is too long is refused whatever is in it. */
export function listField<Item extends z.ZodType>(
  item: Item,
  { missing, tooMany, max, min = 0 }: ListRule,
) {
  return z.preprocess(
    (given: readonly z.input<Item>[], context) => {
      const isTooLong = Array.isArray(given) && given.length > max;
      if (isTooLong) context.issues.push({ code: 'custom', message: tooMany, input: max });
      return isTooLong ? z.NEVER : given;
    },
    z.array(item, { error: missing }).min(min, { error: missing }),
  );
}

type ListRule = {
  readonly missing: string;
  readonly tooMany: string;
  readonly max: number;
  readonly min?: number;
};

/** Null is the same as absent; an empty text is neither. */
export function optionalNumberField(field: string, rule: Rule<number>) {
  return z
    .number({ error: fieldTexts.notANumber(field) })
    .check(held(rule))
    .nullish();
}

export function numberField(field: string, rule: Rule<number>) {
  return z
    .number({
      error: ({ input }) =>
        input === undefined || input === null || input === ''
          ? fieldTexts.required(field)
          : fieldTexts.notANumber(field),
    })
    .check(held(rule));
}
