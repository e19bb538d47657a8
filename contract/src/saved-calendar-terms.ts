/** Debts and plans by months of the calendar, between the form, where they are typed, and portfolios, which keep them. */
import type {
  CalendarDebt,
  CalendarOptions,
  CalendarPause,
  CalendarRateChange,
  CalendarTerms,
} from './calendar-terms.ts';
import { debtTypeOf } from './debt-types.ts';
import { type Month, monthOf } from './months.ts';
import type { PlannedMinimum } from './planned-debt.ts';
import type { Debt, DebtFacts, PortfolioSummary } from './portfolios.ts';

/** As a portfolio takes it. */
export function debtFactsOf(debt: CalendarDebt): DebtFacts {
  return {
    creditor: debt.creditor,
    debt_type: debtTypeOf(debt.type),
    balance: debt.balance,
    interest_rate: debt.interestRate,
    monthly_payment: debt.monthlyPayment,
    term_months: debt.termMonths,
    ...termFactsOf(debt.terms ?? {}),
  };
}

/** What a debt does not have is said too, so that saving it again takes that away. */
export function termFactsOf(terms: CalendarTerms) {
  const { rateKind, rateChanges, fee, minimum, priority, takesExtra, oneOffs } = terms;
  return {
    rate_kind: rateKind ?? null,
    rate_changes: (rateChanges ?? []).map(({ lastMonth, thenRate, thenPayment }) => ({
      last_month: lastMonth,
      then_rate: thenRate,
      then_payment: thenPayment ?? null,
    })),
    minimum_rule:
      minimum === undefined
        ? null
        : {
            floor: minimum.floor,
            percent: minimum.percent ?? null,
            plus_interest: minimum.plusInterest ?? false,
          },
    is_priority: priority ?? false,
    takes_extra: takesExtra ?? true,
    one_offs: [...(oneOffs ?? [])],
    // Added to the balance once, and no part of what is kept.
    ...(fee !== undefined && { fee }),
  } satisfies Partial<DebtFacts>;
}

export type OptionFacts = {
  readonly one_offs: { month: Month; amount: number }[];
  readonly pauses: { from_month: Month; to_month: Month }[];
  readonly debt_free_by: Month | null;
};

/** The same of what a plan has beyond its debts. */
export function optionFactsOf({ oneOffs, pauses, goal }: CalendarOptions): OptionFacts {
  return {
    one_offs: [...(oneOffs ?? [])],
    pauses: (pauses ?? []).map(({ fromMonth, toMonth }) => ({
      from_month: fromMonth,
      to_month: toMonth,
    })),
    debt_free_by: goal ?? null,
  };
}

export type SavedTerms = Pick<
  Debt,
  'rate_kind' | 'rate_changes' | 'minimum_rule' | 'is_priority' | 'takes_extra' | 'one_offs'
>;

/**
 * Of a saved debt, from this month on; undefined where it has none. Changes that are in force stand in its rate and its
 * payment, which may have been set by hand since.
 */
export function calendarTermsOf(saved: SavedTerms, thisMonth: Month): CalendarTerms | undefined {
  const isOpen = opensFrom(thisMonth);
  const changes = saved.rate_changes.filter(({ last_month }) => isOpen(last_month)).map(changeOf);
  const oneOffs = oneOffsOf(saved.one_offs, thisMonth);
  const terms: CalendarTerms = {
    ...(saved.rate_kind !== null && { rateKind: saved.rate_kind }),
    ...(changes.length > 0 && { rateChanges: changes }),
    ...(saved.minimum_rule !== null && { minimum: minimumOf(saved.minimum_rule) }),
    ...(saved.is_priority && { priority: true }),
    ...(!saved.takes_extra && { takesExtra: false }),
    ...(oneOffs.length > 0 && { oneOffs }),
  };
  return Object.keys(terms).length > 0 ? terms : undefined;
}

export type SavedOptions = Pick<PortfolioSummary, 'one_offs' | 'pauses' | 'debt_free_by'>;

/** A saved debt as a calculation takes it, from this month on. */
export function calendarDebtOf(debt: Debt, thisMonth: Month): CalendarDebt {
  const terms = calendarTermsOf(debt, thisMonth);
  return {
    creditor: debt.creditor,
    type: debt.debt_type,
    balance: debt.balance,
    interestRate: debt.interest_rate,
    monthlyPayment: debt.monthly_payment,
    termMonths: debt.term_months,
    ...(terms !== undefined && { terms }),
  };
}

/** Of a portfolio, from this month on; undefined where it has none. */
export function calendarOptionsOf(
  saved: SavedOptions,
  thisMonth: Month,
): CalendarOptions | undefined {
  const oneOffs = oneOffsOf(saved.one_offs, thisMonth);
  const isOpen = opensFrom(thisMonth);
  const pauses = saved.pauses.filter(({ to_month }) => isOpen(to_month)).map(pauseOf);
  const options: CalendarOptions = {
    ...(oneOffs.length > 0 && { oneOffs }),
    ...(pauses.length > 0 && { pauses }),
    ...(saved.debt_free_by !== null && { goal: monthOf(saved.debt_free_by) }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

/** Whether a month is this one or ahead. */
function opensFrom(thisMonth: Month): (month: string) => boolean {
  return (month) => month >= thisMonth;
}

function oneOffsOf(saved: Debt['one_offs'], thisMonth: Month) {
  const isOpen = opensFrom(thisMonth);
  return saved
    .filter(({ month }) => isOpen(month))
    .map(({ month, amount }) => ({ month: monthOf(month), amount }));
}

function changeOf(change: SavedTerms['rate_changes'][number]): CalendarRateChange {
  return {
    lastMonth: monthOf(change.last_month),
    thenRate: change.then_rate,
    ...(change.then_payment !== null && { thenPayment: change.then_payment }),
  };
}

function minimumOf(rule: NonNullable<SavedTerms['minimum_rule']>): PlannedMinimum {
  return {
    floor: rule.floor,
    ...(rule.percent && { percent: rule.percent }),
    ...(rule.plus_interest && { plusInterest: true }),
  };
}

function pauseOf({ from_month, to_month }: SavedOptions['pauses'][number]): CalendarPause {
  return { fromMonth: monthOf(from_month), toMonth: monthOf(to_month) };
}
