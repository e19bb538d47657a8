/**
 * What the fields of a saved debt ask of each other, as plain functions. Where a request leaves out the kind of its
 * rate or its minimum rule, those that are stored count, which only the server knows.
 */
import { type FieldProblem, isGiven, ratesProblems } from './rates-of-kind.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';

/** Of any type: what is wrong with a field by itself is said elsewhere. */
type GivenFacts = {
  readonly interest_rate?: unknown;
  readonly monthly_payment?: unknown;
  readonly rate_kind?: unknown;
  readonly rate_changes?: unknown;
  readonly minimum_rule?: unknown;
};

/** Its rate now and those of its changes, where no kind is stored. */
export function savedRateProblems(facts: GivenFacts): readonly FieldProblem[] {
  return ratesProblems(ratesOf(facts), facts.rate_kind);
}

/**
 * Of what is known without the stored debt: the rate now, where its kind is sent with it. A change that is in force may
 * be of another kind than the debt is now.
 */
export function sentRateProblems(facts: GivenFacts): readonly FieldProblem[] {
  if (facts.rate_kind === undefined) return [];
  const { rate_changes: _, ...rateNow } = facts;
  return savedRateProblems(rateNow);
}

function ratesOf({ interest_rate, rate_changes }: GivenFacts) {
  return {
    rate: { path: ['interest_rate'], value: interest_rate },
    changes: { path: ['rate_changes'], value: rate_changes, rateName: 'then_rate' },
  } as const;
}

/** What a lender asks for by a rule need not be typed. */
export function savedPaymentProblem(
  { monthly_payment, minimum_rule }: GivenFacts,
  { hasStoredRule }: { readonly hasStoredRule: boolean },
): FieldProblem | null {
  const hasRule = minimum_rule === undefined ? hasStoredRule : minimum_rule !== null;
  if (isGiven(monthly_payment) || hasRule) return null;
  return { path: ['monthly_payment'], message: fieldTexts.required(fieldNames.monthlyPayment) };
}
