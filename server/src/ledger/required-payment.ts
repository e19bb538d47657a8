/** What a lender asks for in a month: by how the debt stood when the month began. */
import { addDays, firstDayOf, lastDayOf } from '@debt-payoff/contract/days';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { MinimumRule } from '@debt-payoff/engine';
import { askedByRule } from '@debt-payoff/engine/terms';
import { type DebtTerms, type FormerPayment, type KeptPayment, paymentOn } from './debt-terms.ts';
import { type OwedState, payoffAmountPence } from './interest-due.ts';
import { type LedgerEntries, type OpeningEntry, replay } from './replay.ts';
import { monthInterestPence } from './stated-rate.ts';

export type RequiredDebt = LedgerEntries & {
  /** What was to be paid each month when it was added. */
  readonly firstPaymentPence: number;
  readonly debt: KeptPayment &
    Pick<DebtTerms, 'rateChanges' | 'minimumRule'> & {
      readonly paidOffOn: string | null;
      readonly formerPayments?: readonly FormerPayment[];
    };
};

/** Entries of the month itself change what a rule asks for in the next; without a rule it is the payment. */
export function requiredPence(required: RequiredDebt, month: Month): number {
  const { minimumRule } = required.debt;
  return minimumRule === null
    ? paymentIn(required, month)
    : requiredByRule({ ...required, minimumRule }, month);
}

/** Never more than is owed. */
export function requiredByRule(
  { minimumRule, ...ledger }: LedgerEntries & { readonly minimumRule: MinimumRule },
  month: Month,
): number {
  const start = month > monthOf(ledger.opening.on) ? stateAtEndBefore(ledger, month) : null;
  return requiredAtStart({ opening: correctedOpening(ledger), start, minimumRule }, month);
}

/** With the rate as it was corrected on the day itself; another balance replaces that of the opening. */
export function correctedOpening({ opening, others }: LedgerEntries): StartOfMonth['opening'] {
  const corrected = others
    .filter((entry) => entry.kind === 'rate' && entry.on === opening.on)
    .toSorted((one, other) => one.order - other.order)
    .at(-1);
  const rate = corrected?.kind === 'rate' ? corrected.rate : opening.rate;
  return { balancePence: opening.balancePence, rate };
}

/** That which its owner had set last by then, or the change in force that was planned after it. */
function paymentIn({ debt, opening, firstPaymentPence }: RequiredDebt, month: Month): number {
  const day = lastDayOf(month);
  if (day >= debt.paymentSetOn) return paymentOn(debt, day);
  const former = debt.formerPayments?.findLast(({ setOn }) => setOn <= day);
  const { setOn, pence } = former ?? { setOn: opening.on, pence: firstPaymentPence };
  return paymentOn({ ...debt, paymentSetOn: setOn, monthlyPaymentPence: pence }, day);
}

type StartOfMonth = {
  readonly opening: Pick<OpeningEntry, 'balancePence' | 'rate'>;
  /** Before what was entered in the month; null in the month of the opening, in which nothing has turned yet. */
  readonly start: OwedState | null;
};

/** By a rule. */
export function requiredAtStart(
  { minimumRule, ...at }: StartOfMonth & { readonly minimumRule: MinimumRule },
  month: Month,
): number {
  const { closingPence, interestPence } = owedAtStart(at, month);
  const askedPence = askedByRule(minimumRule, closingPence, interestPence);
  return Math.min(askedPence, closingPence + interestPence);
}

/** By a rule, as of the day on which a balance is entered. */
export function requiredOfBalance(
  minimumRule: MinimumRule,
  opening: StartOfMonth['opening'],
): number {
  const { closingPence, interestPence } = withFirstInterest(opening);
  const askedPence = askedByRule(minimumRule, closingPence, interestPence);
  return Math.min(askedPence, closingPence + interestPence);
}

/** What was owed at the end of the month before, and the interest of the turn into the month. */
type OwedAtStart = { readonly closingPence: number; readonly interestPence: number };

function owedAtStart({ opening, start }: StartOfMonth, month: Month): OwedAtStart {
  if (start === null) return withFirstInterest(opening);
  const firstDay = firstDayOf(month);
  const closingPence = payoffAmountPence(start, addDays(firstDay, -1));
  return { closingPence, interestPence: payoffAmountPence(start, firstDay) - closingPence };
}

/** The interest of the month to come. */
function withFirstInterest({ balancePence, rate }: StartOfMonth['opening']): OwedAtStart {
  return { closingPence: balancePence, interestPence: monthInterestPence(balancePence, rate) };
}

function stateAtEndBefore({ others, ...ledger }: LedgerEntries, month: Month) {
  const start = firstDayOf(month);
  const earlier = others.filter(({ on }) => on < start);
  return replay({ ...ledger, others: earlier }, addDays(start, -1)).state;
}
