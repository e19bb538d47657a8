/** The rates of a debt, each held against what its kind allows. */
import { rateKinds } from '@debt-payoff/engine/terms';
import { rateOfKindProblem } from './term-rules.ts';

export type FieldPath = readonly [string, ...(string | number)[]];
export type FieldProblem = { readonly path: FieldPath; readonly message: string };

/** Of any type: what is wrong with a field by itself has been said, and must not hide what is wrong beside it. */
type GivenRates = {
  readonly rate: { readonly path: FieldPath; readonly value: unknown };
  readonly changes: {
    readonly path: FieldPath;
    readonly value: unknown;
    readonly rateName: string;
  };
};

export function ratesProblems({ rate, changes }: GivenRates, givenKind: unknown): FieldProblem[] {
  const kind = rateKinds.find((known) => known === givenKind);
  // Of a kind that nobody knows, no rate is wrong.
  if (kind === undefined && isGiven(givenKind)) return [];
  const entries: readonly unknown[] = Array.isArray(changes.value) ? changes.value : [];
  const rates = [
    rate,
    ...entries.map((entry, at) => ({
      path: [...changes.path, at, changes.rateName] as const,
      value: fieldOf(entry, changes.rateName),
    })),
  ];
  return rates.flatMap(({ path, value }) => {
    const message = isFigure(value) ? rateOfKindProblem(value, kind) : null;
    return message === null ? [] : [{ path, message }];
  });
}

function fieldOf(entry: unknown, name: string): unknown {
  const isObject = typeof entry === 'object' && entry !== null;
  return isObject ? Reflect.get(entry, name) : null;
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isFigure(value: unknown): value is number {
  return Number.isFinite(value);
}
