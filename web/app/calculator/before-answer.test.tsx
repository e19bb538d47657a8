import { findSeries } from '@debt-payoff/charts/balance-series';
import { monthOf } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { compareStrategies } from '@debt-payoff/engine';
import { expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { BeforeAnswer } from '../payoff-plan/before-plan.tsx';
import { checkPlan } from '../payoff-plan/plan-check.ts';
import { Answer } from './answer.tsx';

const start = monthOf('2026-11');
const loan = { balance: 300, interestRate: 0, monthlyPayment: 60 };

function answerWith(leftPence: number): string {
  const plan = planOf([loan], 0);
  const best = findSeries(plan, 'avalanche') ?? expect.fail('It ends');
  const results = compareStrategies(plan);
  const check = checkPlan({ plan, results, debtNames: ['Payday loan'], start, leftPence });
  return markupWithFacts(
    <Answer
      {...{ plan, start, debtNames: ['Payday loan'], uncounted: null, work: null }}
      series={[best]}
      verdict={{ best, minimum: null, likeness: 'all' }}
      lead="You could be debt free in"
      isAwaited={false}
      before={<BeforeAnswer check={check} />}
      notes={check.covered}
    />,
  );
}

it('what is left that is not enough, and who helps, stand before the month, and hide what can be bought', () => {
  const answer = answerWith(4_000);
  const places = [
    'You have £40.00 left, so £20.00 would be missing.',
    'href="tel:',
    'You could be debt free in',
  ].map((part) => answer.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // The class by which the home page leaves out what each plan costs.
  expect(answer).toContain('shortfall-note');
});

it('what is left that is enough is said in one line under it', () => {
  const answer = answerWith(6_000);
  expect(answer.indexOf('covers what your lenders ask for')).toBeGreaterThan(
    answer.indexOf('You could be debt free in'),
  );
  expect(answer).not.toContain('shortfall-note');
});
