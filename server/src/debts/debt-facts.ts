/** What was sent of a debt, held against what is stored of it: its terms, its rate, and the payment that it keeps. */
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { formatPence, penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
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
import { type DebtTerms, noTerms, termsOfDebt, usesTerms } from '../ledger/debt-terms.ts';
import { debtToday } from '../ledger/debt-today.ts';
import type { LedgerEntries } from '../ledger/replay.ts';
import { requiredByRule, requiredOfBalance } from '../ledger/required-payment.ts';
import { type StatedRate, statedRate } from '../ledger/stated-rate.ts';
import { invalidField } from '../platform/errors.ts';
import type { DebtInRequest } from './debt-in-request.ts';
import {
  changesAfter,
  changesOf,
  penceOrNull,
  requireChanges,
  requireKeptRates,
} from './rate-changes.ts';
import { isSameRule, termsAfter } from './terms-after.ts';

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

export function resolveNewDebt(given: DebtFacts, at: DebtInRequest): ResolvedDebt {
  const { today, field } = at;
  const kind = given.rate_kind ?? null;
  requireRate(given, { kind, field });
  requirePayment(
    { ...given, monthly_payment: given.monthly_payment ?? null },
    { hasRule: false, field },
  );
  const terms = termsAfter(given, { stored: noTerms, changes: changesOf(given, kind) });
  const addedMonth = monthOf(today);
  requireChanges(given, { changes: terms.rateChanges, addedMonth, field });
  requireBalanceWithFee(given, field);
  const balancePence = balanceWithFee(given);
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

type ChangedInRequest = DebtInRequest & {
  readonly debt: DebtRow;
  readonly ledger: LedgerEntries;
  readonly isReplaced: boolean;
};

/** In a list that replaces all debts, changes that are in force stay: a calculator knows only those ahead. */
export function resolveChangedDebt(
  given: DebtFacts,
  { debt, ledger, isReplaced, today, field }: ChangedInRequest,
): ResolvedDebt {
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
  requireBalanceWithFee(given, field);
  const rate = statedRate(kind, given.interest_rate);
  const paymentPence = paymentAfter(given, {
    keptPence: now.paymentPence,
    storedRule: stored.minimumRule,
    rule: terms.minimumRule,
    isPaidOff: balanceWithFee(given) === 0,
    // Of one that nothing was owed on when the month began, by what is entered now.
    askedPence: (rule) =>
      monthOf(debt.addedOn) === monthOf(today) || debt.paidOffOn !== null
        ? requiredOfBalance(rule, { balancePence: balanceWithFee(given), rate })
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
    feePence: penceOrNull(given.fee) ?? 0,
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

function requireRate(
  { interest_rate: percent }: DebtFacts,
  { kind, field }: { readonly kind: RateKind | null; readonly field: DebtInRequest['field'] },
): void {
  const problem = rateOfKindProblem(percent, kind);
  if (problem !== null) throw invalidField(field('interest_rate'), problem);
}

function requirePayment(
  given: DebtFacts,
  { hasRule, field }: { readonly hasRule: boolean; readonly field: DebtInRequest['field'] },
): void {
  // Left out, it stays as it is.
  if (given.monthly_payment === undefined) return;
  const problem = savedPaymentProblem(given, { hasStoredRule: hasRule });
  if (problem !== null) throw invalidField(field(problem.path.join('.')), problem.message);
}

function balanceWithFee({ balance, fee }: DebtFacts): number {
  return penceFromPounds(balance) + (penceOrNull(fee) ?? 0);
}

function requireBalanceWithFee(given: DebtFacts, field: DebtInRequest['field']): void {
  const most = calculatorLimits.balanceMaxPence;
  if (balanceWithFee(given) <= most) return;
  const problem = fieldTexts.tooMuch({ field: termFieldNames.fee, max: formatPence(most) });
  throw invalidField(field('fee'), problem);
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
