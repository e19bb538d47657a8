/** Compares what is wanted with what stands in the Stripe account. */

export type Difference = {
  /** Such as `features.subscription_cancel.mode`. */
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
};

/** Only the fields that are wanted are looked at. The order of a list does not count. */
export function differencesOf(wanted: object, actual: object): Difference[] {
  return Object.entries(wanted).flatMap(([field, to]: [string, unknown]) => {
    const from: unknown = Reflect.get(actual, field);
    if (isFields(to) && isFields(from)) {
      return differencesOf(to, from).map((inner) => ({
        ...inner,
        field: `${field}.${inner.field}`,
      }));
    }
    return comparable(from) === comparable(to) ? [] : [{ field, from, to }];
  });
}

export function describe({ field, from, to }: Difference): string {
  if (!isTexts(from) || !isTexts(to))
    return `${field} from ${comparable(from)} to ${comparable(to)}`;
  const added = to.filter((one) => !from.includes(one)).map((one) => `+${one}`);
  const removed = from.filter((one) => !to.includes(one)).map((one) => `-${one}`);
  return `${field}: ${[...added, ...removed].join(', ')}`;
}

function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value) ?? 'nothing';
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
