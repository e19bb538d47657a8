/** What was sent of a debt, held against what is stored of it: its terms, its rate, and the payment that it keeps. */
import { calculatorLimits } from '@debt-payoff/contract/limits';
import {
  basisPointsFromPercent,
  formatPence,
  penceFromPounds,
  poundsFromPence,
} from '@debt-payoff/contract/money';
import { monthOf } from '@debt-payoff/contract/months';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { savedPaymentProblem } from '@debt-payoff/contract/saved-term-rules';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { termFieldNames } from '@debt-payoff/contract/texts/debt-terms';
import { fieldTexts } from '@debt-payoff/contract/texts/fields';
import type { MinimumRule } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import type { ResolvedFacts } from '../ledger/debt-hooks.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import {
  type DebtTerms,
  noTerms,
  type PlannedChange,
  termsOfDebt,
  usesTerms,
} from '../ledger/debt-terms.ts';
import { debtToday } from '../ledger/debt-today.ts';
import type { LedgerEntries } from '../ledger/replay.ts';
import { requiredByRule, requiredOfBalance } from '../ledger/required-payment.ts';
import { type StatedRate, statedRate } from '../ledger/stated-rate.ts';
import { invalidField } from '../platform/errors.ts';
import {
  changesAfter,
  changesOf,
  type Place,
  penceOrNull,
  requireChanges,
  requireKeptRates,
} from './rate-changes.ts';

/** What a debt is made of, or becomes. */
export type ResolvedDebt = {
  /** With the payment that is kept. The balance of a new debt has its fee. */
  readonly facts: ResolvedFacts;
  readonly terms: DebtTerms;
  readonly rate: StatedRate;
  /** Whether its turns of the month bear interest at later ones. */
  readonly compounds: boolean;
  /** Of a debt that is there already. */
  readonly feePence: number;
  /** Whether anything is said of its payment, or follows for it. */
  readonly hasPayment: boolean;
};

/** By the place of a debt in the request. */
export type FieldNames = (index: number) => Place['field'];

export const ownField = (path: string): string => path;
export const fieldInList =
  (index: number) =>
  (path: string): string =>
    `debts.${index}.${path}`;

export function resolveNewDebt(given: DebtFacts, place: Place): ResolvedDebt {
  const { today, field } = place;
  const kind = given.rate_kind ?? null;
  requireRate(given, { kind, field });
  requirePayment(
    { ...given, monthly_payment: given.monthly_payment ?? null },
    { hasRule: false, field },
  );
  const terms = termsAfter(given, { stored: noTerms, changes: changesOf(given, kind) });
  const addedMonth = monthOf(today);
  requireChanges(given, { changes: terms.rateChanges, addedMonth, field });
  const balancePence = withFee(given, field);
  const rate = statedRate(kind, given.interest_rate);
  const sentPence = penceOrNull(given.monthly_payment);
  const paymentPence =
    terms.minimumRule === null
      ? (sentPence ?? 0)
      : Math.max(sentPence ?? 0, requiredOfBalance(terms.minimumRule, { balancePence, rate }));
  return {
    facts: {
      ...given,
      balance: poundsFromPence(balancePence),
      monthly_payment: poundsFromPence(paymentPence),
    },
    terms,
    rate,
    compounds: usesTerms(terms, kind),
    feePence: 0,
    hasPayment: true,
  };
}

type ChangePlace = Place & {
  readonly debt: DebtRow;
  readonly ledger: LedgerEntries;
  readonly isReplaced: boolean;
};

/** In a list that replaces all debts, changes that are in force stay: a calculator knows only those ahead. */
export function resolveChangedDebt(
  given: DebtFacts,
  { debt, ledger, isReplaced, ...place }: ChangePlace,
): ResolvedDebt {
  const { today, field } = place;
  const stored = termsOfDebt(debt);
  const now = debtToday(debt, today);
  requirePayment(given, { hasRule: stored.minimumRule !== null, field });
  const kind = given.rate_kind === undefined ? now.rate.kind : given.rate_kind;
  requireRate(given, { kind, field });
  const changes = changesAfter(given, { stored, kind, isReplaced, today });
  const terms = termsAfter(given, { stored, changes });
  if (given.rate_changes !== undefined) {
    const addedMonth = monthOf(debt.addedOn);
    requireChanges(given, { changes: terms.rateChanges, addedMonth, field });
  } else if (kind !== now.rate.kind) requireKeptRates(terms.rateChanges, { kind, field });
  const feePence = penceOrNull(given.fee) ?? 0;
  withFee(given, field);
  const rate = statedRate(kind, given.interest_rate);
  const paymentPence = paymentAfter(given, {
    keptPence: now.paymentPence,
    storedRule: stored.minimumRule,
    rule: terms.minimumRule,
    isPaidOff: given.balance + (given.fee ?? 0) === 0,
    // Of one that nothing was owed on when the month began, by what is entered now.
    askedPence: (rule) =>
      monthOf(debt.addedOn) === monthOf(today) || debt.paidOffOn !== null
        ? requiredOfBalance(rule, { balancePence: penceFromPounds(given.balance) + feePence, rate })
        : requiredByRule(
            { ...ledger, changes: terms.rateChanges, minimumRule: rule },
            monthOf(today),
          ),
  });
  return {
    facts: { ...given, monthly_payment: poundsFromPence(paymentPence) },
    terms,
    rate,
    compounds: usesTerms(terms, kind),
    feePence,
    hasPayment: given.monthly_payment !== undefined || paymentPence !== now.paymentPence,
  };
}

/** Blank or lower under a rule, it becomes what is asked that day. One that stays as it was is not looked at. */
function paymentAfter(
  { monthly_payment: sent }: DebtFacts,
  {
    keptPence,
    storedRule,
    rule,
    isPaidOff,
    askedPence,
  }: {
    readonly keptPence: number;
    readonly storedRule: MinimumRule | null;
    readonly rule: MinimumRule | null;
    readonly isPaidOff: boolean;
    readonly askedPence: (rule: MinimumRule) => number;
  },
): number {
  // One that is paid off keeps the payment that it had.
  if (penceOrNull(sent) === null && isPaidOff) return keptPence;
  const sentPence = sent === undefined ? keptPence : (penceOrNull(sent) ?? 0);
  const isKept = sentPence === keptPence && isSameRule(rule, storedRule);
  return rule === null || isKept ? sentPence : Math.max(sentPence, askedPence(rule));
}

function isSameRule(one: MinimumRule | null, other: MinimumRule | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.floorPence === other.floorPence &&
    one.percentBasisPoints === other.percentBasisPoints &&
    one.plusInterest === other.plusInterest
  );
}

/** What is left out stays as it is; null takes it away. */
function termsAfter(
  given: DebtFacts,
  {
    stored,
    changes,
  }: {
    readonly stored: DebtTerms;
    readonly changes: readonly PlannedChange[];
  },
): DebtTerms {
  const { minimum_rule: rule, is_priority, takes_extra, one_offs } = given;
  return {
    rateChanges: changes,
    minimumRule: rule === undefined ? stored.minimumRule : minimumRuleOf(rule),
    isPriority: is_priority === undefined ? stored.isPriority : (is_priority ?? false),
    takesExtra: takes_extra === undefined ? stored.takesExtra : (takes_extra ?? true),
    oneOffs: one_offs === undefined ? stored.oneOffs : oneOffsOf(one_offs),
  };
}

function minimumRuleOf(rule: DebtFacts['minimum_rule']): MinimumRule | null {
  if (rule === null || rule === undefined) return null;
  return {
    floorPence: penceFromPounds(rule.floor),
    percentBasisPoints: basisPointsFromPercent(rule.percent ?? 0),
    plusInterest: rule.plus_interest ?? false,
  };
}

/** By month, and as they were given within one. */
export function oneOffsOf(given: DebtFacts['one_offs']): DebtTerms['oneOffs'] {
  return (given ?? [])
    .map(({ month, amount }) => ({ month, pence: penceFromPounds(amount) }))
    .toSorted((one, other) => (one.month < other.month ? -1 : Number(one.month > other.month)));
}

function requireRate(
  { interest_rate: percent }: DebtFacts,
  { kind, field }: { readonly kind: RateKind | null; readonly field: Place['field'] },
): void {
  const problem = rateOfKindProblem(percent, kind);
  if (problem !== null) throw invalidField(field('interest_rate'), problem);
}

function requirePayment(
  given: DebtFacts,
  { hasRule, field }: { readonly hasRule: boolean; readonly field: Place['field'] },
): void {
  // Left out, it stays as it is.
  if (given.monthly_payment === undefined) return;
  const problem = savedPaymentProblem(given, { hasStoredRule: hasRule });
  if (problem !== null) throw invalidField(field(problem.path.join('.')), problem.message);
}

/** What is owed with the fee, as far as a balance may go. */
function withFee({ balance, fee }: DebtFacts, field: Place['field']): number {
  const pence = penceFromPounds(balance) + (penceOrNull(fee) ?? 0);
  const most = calculatorLimits.balanceMaxPence;
  if (pence > most) {
    throw invalidField(
      field('fee'),
      fieldTexts.tooMuch({ field: termFieldNames.fee, max: formatPence(most) }),
    );
  }
  return pence;
}

/** Of a row. The payment of a debt that is there already is kept apart. */
export function debtColumnsOf(
  { facts, terms, rate, compounds }: ResolvedDebt,
  { today }: { readonly today: string },
) {
  const balancePence = penceFromPounds(facts.balance);
  return {
    creditor: facts.creditor,
    debtType: facts.debt_type,
    balancePence,
    rateKind: rate.kind,
    rateThousandths: rate.thousandths,
    compounds,
    ...terms,
    monthlyPaymentPence: penceFromPounds(facts.monthly_payment),
    paidOffOn: balancePence === 0 ? today : null,
  };
}
