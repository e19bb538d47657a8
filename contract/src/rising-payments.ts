/** Payments that rise with a later rate, each with its month: they enlarge the budget while their debt is owed. */
import type { Plan } from '@debt-payoff/engine';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import { formatPence } from './money.ts';
import { addMonths, formatMonth, type Month } from './months.ts';
import { nameInSentence } from './names-in-sentences.ts';

type RisingPayment = {
  readonly name: string;
  readonly month: Month;
  readonly fromPence: number;
  readonly toPence: number;
};

/** 'From June 2027 the payment for Barclaycard rises from £60.00 to £90.00 a month, which adds £30.00 to your budget if that debt is still owed then.' */
function risingPaymentSentence({ name, month, fromPence, toPence }: RisingPayment): string {
  const [from, to, more] = [fromPence, toPence, toPence - fromPence].map(formatPence);
  return `From ${formatMonth(month)} the payment for ${nameInSentence(name)} rises from ${from} to ${to} a month, which adds ${more} to your budget if that debt is still owed then.`;
}

/** In the order of their months. */
export function risingPaymentSentences(
  plan: Plan,
  { names, start }: { readonly names: readonly string[]; readonly start: Month },
): string[] {
  const rising = (plan.terms?.debts ?? []).flatMap((_, debt) => risesOf(plan, debt));
  return rising
    .toSorted((a, b) => a.month - b.month)
    .map(({ debt, month, ...payments }) =>
      risingPaymentSentence({
        ...payments,
        name: names[debt] ?? '',
        month: addMonths(start, month),
      }),
    );
}

/** The same of the plan of a portfolio, whose debts keep their payments, whatever a rule asks for. */
export function keptRisingPaymentSentences(
  { debts }: ForecastInput,
  { names, thisMonth }: { readonly names: readonly string[]; readonly thisMonth: Month },
): string[] {
  const rising = debts.flatMap(({ owedPence, monthlyPaymentPence, terms }, debt) => {
    if (terms === undefined || owedPence === 0) return [];
    let fromPence = monthlyPaymentPence;
    return terms.paymentChanges.flatMap(({ month, paymentPence }) => {
      const rise = { name: names[debt] ?? '', month, fromPence, toPence: paymentPence };
      fromPence = paymentPence;
      return rise.toPence > rise.fromPence ? [rise] : [];
    });
  });
  return rising
    .toSorted((a, b) => a.month - b.month)
    .map(({ month, ...rise }) =>
      risingPaymentSentence({ ...rise, month: addMonths(thisMonth, month) }),
    );
}

type Rise = Pick<RisingPayment, 'fromPence' | 'toPence'> & {
  readonly debt: number;
  readonly month: number;
};

/** Under a rule a payment counts as no less than what is asked for in the first month. */
function risesOf(plan: Plan, debt: number): Rise[] {
  const { debts, terms } = plan;
  const own = terms?.debts[debt];
  if (terms === undefined || own === undefined) return [];
  const leastPence = own.minimum === null ? 0 : terms.firstRequiredPence(plan, debt);
  const shareOf = (paymentPence: number): number => Math.max(paymentPence, leastPence);
  let fromPence = shareOf(debts[debt]?.monthlyPaymentPence ?? 0);
  return own.rateChanges.flatMap(({ lastMonth, thenPaymentPence }) => {
    if (thenPaymentPence === undefined) return [];
    const rise = { debt, month: lastMonth + 1, fromPence, toPence: shareOf(thenPaymentPence) };
    fromPence = rise.toPence;
    return rise.toPence > rise.fromPence ? [rise] : [];
  });
}
