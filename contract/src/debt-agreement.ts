/** What the fields of one debt ask of each other: its rate of its kind, its payment of its minimum, its term of its type. */
import { rateKinds } from '@debt-payoff/engine/terms';
import type { z } from 'zod';
import { termProblem } from './debt-rules.ts';
import { rateOfKindProblem } from './term-rules.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

type Path = readonly [string, ...(string | number)[]];
type Problem = { readonly path: Path; readonly message: string | null };

/** Of any type: what is wrong with a field by itself has been said, and must not hide what is wrong beside it. */
type GivenDebt = Readonly<Record<string, unknown>>;

/** Problems are told in the order of the fields, whether they are of one field or of two. */
export function agreementOf(fields: readonly string[]) {
  return (debt: GivenDebt, { addIssue, issues }: z.core.$RefinementCtx): void => {
    const found = [...rateProblems(debt), paymentProblem(debt), termOfTypeProblem(debt)];
    for (const { path, message } of found) {
      if (message !== null) addIssue({ code: 'custom', path: [...path], message });
    }
    const place = (issue: { readonly path?: PropertyKey[] | undefined }): number =>
      fields.indexOf(String(issue.path?.[0]));
    issues.sort((a, b) => place(a) - place(b));
  };
}

function rateProblems({ rateKind, interestRate, rateChanges }: GivenDebt): Problem[] {
  const kind = rateKinds.find((known) => known === rateKind);
  // Of a kind that nobody knows, no rate is wrong.
  if (kind === undefined && isGiven(rateKind)) return [];
  const changes: readonly unknown[] = Array.isArray(rateChanges) ? rateChanges : [];
  const rates: readonly (readonly [Path, unknown])[] = [
    [['interestRate'], interestRate],
    ...changes.map((change, at) => [['rateChanges', at, 'thenRate'], thenRateOf(change)] as const),
  ];
  return rates.map(([path, rate]) => ({
    path,
    message: isFigure(rate) ? rateOfKindProblem(rate, kind) : null,
  }));
}

function thenRateOf(change: unknown): unknown {
  const isChange = typeof change === 'object' && change !== null && 'thenRate' in change;
  return isChange ? change.thenRate : null;
}

/** What a lender asks for by a rule need not be typed. */
function paymentProblem({ monthlyPayment, minimum }: GivenDebt): Problem {
  const isMissing = !isGiven(monthlyPayment) && !isGiven(minimum);
  return {
    path: ['monthlyPayment'],
    message: isMissing ? fieldTexts.required(fieldNames.monthlyPayment) : null,
  };
}

function termOfTypeProblem({ type, termMonths }: GivenDebt): Problem {
  const months = isGiven(termMonths) ? termMonths : null;
  const isReadable = typeof type === 'string' && (months === null || isFigure(months));
  return { path: ['termMonths'], message: isReadable ? termProblem(type, months) : null };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isFigure(value: unknown): value is number {
  return Number.isFinite(value);
}
