/** What the fields of one debt ask of each other: its rate of its kind, its payment of its minimum, its term of its type. */
import type { z } from 'zod';
import { termProblem } from './debt-rules.ts';
import { type FieldProblem, isFigure, isGiven, ratesProblems } from './rates-of-kind.ts';
import { savedPaymentProblem, savedRateProblems, sentRateProblems } from './saved-term-rules.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

/** Of any type: what is wrong with a field by itself has been said, and must not hide what is wrong beside it. */
type GivenDebt = Readonly<Record<string, unknown>>;

/** Of the call. */
export function agreementOf(fields: readonly string[]) {
  return toldInOrder(fields, (debt) => [
    ...ratesProblems(
      {
        rate: { path: ['interestRate'], value: debt.interestRate },
        changes: { path: ['rateChanges'], value: debt.rateChanges, rateName: 'thenRate' },
      },
      debt.rateKind,
    ),
    ...paymentProblems(debt),
    ...termOfTypeProblems(debt),
  ]);
}

/** Of a debt that is being added to a portfolio. */
export function newDebtAgreement(fields: readonly string[]) {
  return toldInOrder(fields, (debt) => [
    ...savedRateProblems(debt),
    ...[savedPaymentProblem(debt, { hasStoredRule: false }) ?? []].flat(),
  ]);
}

/** Of one that may be there already: what hangs on what is stored, the server looks at. */
export function savedDebtAgreement(fields: readonly string[]) {
  return toldInOrder(fields, sentRateProblems);
}

/** Problems are told in the order of the fields, whether they are of one field or of two. */
function toldInOrder(
  fields: readonly string[],
  problemsOf: (debt: GivenDebt) => readonly FieldProblem[],
) {
  return (debt: GivenDebt, { addIssue, issues }: z.core.$RefinementCtx): void => {
    for (const { path, message } of problemsOf(debt)) {
      addIssue({ code: 'custom', path: [...path], message });
    }
    const place = (issue: { readonly path?: PropertyKey[] | undefined }): number =>
      fields.indexOf(String(issue.path?.[0]));
    issues.sort((a, b) => place(a) - place(b));
  };
}

/** What a lender asks for by a rule need not be typed. */
function paymentProblems({ monthlyPayment, minimum }: GivenDebt): FieldProblem[] {
  if (isGiven(monthlyPayment) || isGiven(minimum)) return [];
  return [{ path: ['monthlyPayment'], message: fieldTexts.required(fieldNames.monthlyPayment) }];
}

function termOfTypeProblems({ type, termMonths }: GivenDebt): FieldProblem[] {
  const months = isGiven(termMonths) ? termMonths : null;
  if (typeof type !== 'string' || !(months === null || isFigure(months))) return [];
  const message = termProblem(type, months);
  return message === null ? [] : [{ path: ['termMonths'], message }];
}
