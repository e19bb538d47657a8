import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { DebtSummary } from '../calculator/debt-summary.tsx';
import { stuckSentence } from '../calculator/stuck-debts.ts';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Opening } from './opening.tsx';
import { openingAnswer } from './opening-answer.ts';
import { aStateOf } from './strategies.fixture.ts';
import { compareAt } from './termed-comparison.tsx';

const start = monthOf('2026-11');
const rule = { rateKind: 'apr', minimum: { floor: 25, percent: 1, plusInterest: true } } as const;

type Terms = NonNullable<StrategiesState['debts'][number]['terms']>;

function withTerms(state: StrategiesState, ...terms: readonly Terms[]): StrategiesState {
  const debts = state.debts.map((debt, at) => ({
    ...debt,
    ...(terms[at] !== undefined && { terms: terms[at] }),
  }));
  return { ...state, debts };
}

function compared(state: StrategiesState) {
  const comparison = compareAt(state, start);
  if (comparison === null) throw new Error('The terms can be read');
  return comparison;
}

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const card = withTerms(aStateOf([[2_400, 34.9, 0]], { names: ['Vanquis'] }), rule);

it('the list of debts has rates with their kinds, and for a payment that was left out what the lender asks for', () => {
  const debts = card.debts.map((debt, at) => ({ ...debt, position: at + 1 }));
  const { plan } = compared(card);
  const list = <DebtSummary debts={debts} plan={plan} rates={['34.9 % APR']} uncounted={null} />;
  const text = textOf(markupWithFacts(list));
  expect(text.match(/£84\.63/g)).toHaveLength(2);
  expect(text).toContain(' 34.9 % APR ');
});

it('debts with terms are not said to be saved from the calculator', () => {
  const view = { comparison: compared(card), opening: 'comparison', canSayNever: true } as const;
  const opening = <Opening from={card} view={view} start={start} isSample={false} />;
  expect(textOf(markupWithFacts(opening))).toContain(
    'Return to the calculator to change these debts. ',
  );
});

it('what a lender asks for is nothing extra: of many debts, the one that gets more is named first', () => {
  const cards = Array.from({ length: 8 }, (): [number, number, number] => [2_400, 20, 0]);
  const state = withTerms(
    aStateOf([...cards, [500, 30, 20]], { extraPayment: 10 }),
    ...cards.map(() => rule),
  );
  const answer = openingAnswer(compared(state), { start, isSample: false });
  expect(answer?.payments).toContain('pay £30.00 to I, ');
});

it('what nothing clears is said with the budget of the first month', () => {
  const overdraft = withTerms(aStateOf([[2_000, 39.9, 0]]), {
    rateKind: 'ear',
    minimum: { floor: 0 },
  });
  expect(stuckSentence(compared(overdraft).plan, ['Overdraft'])).toBe(
    'On a budget of £0.00 in the first month, this would not be cleared within 100 years.',
  );
});
