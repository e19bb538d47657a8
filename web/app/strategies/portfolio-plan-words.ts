/** What the page opens with where the debts came from a portfolio: its own plan, as its page has it. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { monthName, monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { monthWords } from '../words/months.ts';
import type { OpeningAnswer } from './opening-answer.ts';
import { paymentsInWords } from './payments-in-words.ts';

type AnsweredPlan = Pick<
  PortfolioPlan,
  'outcome' | 'debt_free_month' | 'portfolio_name' | 'strategy' | 'month' | 'lines'
>;

/** Null where something would always be owed. */
export function portfolioPlanAnswer(plan: AnsweredPlan): OpeningAnswer | null {
  if (plan.debt_free_month === null) return null;
  const name = nameInSentence(plan.portfolio_name);
  const month = monthWords(plan.debt_free_month);
  if (plan.outcome === 'debt_free') {
    return {
      lead: `The last debt of ${name} was paid off in`,
      month,
      payments: 'Nothing is owed in it as things stand.',
    };
  }
  return {
    lead: `Your plan for ${name} (${strategyInSentence(plan.strategy)}): you could be debt free in`,
    month,
    payments: stillToPay(plan),
  };
}

/** As the list of the month has it: without what is recorded. */
function stillToPay({ month, lines }: Pick<AnsweredPlan, 'month' | 'lines'>): string {
  if (lines.some(({ to_pay }) => to_pay > 0)) {
    const sums = paymentsInWords(
      lines.map(({ creditor, to_pay, is_first }) => ({
        name: creditor,
        pence: penceFromPounds(to_pay),
        extraPence: is_first ? penceFromPounds(to_pay) : 0,
      })),
    );
    return `In ${monthName(monthOf(month))} pay ${sums}.`;
  }
  const isPlanned = lines.some(({ planned_amount }) => planned_amount > 0);
  return isPlanned ? planTexts.allRecorded : planTexts.nothingPlanned;
}
