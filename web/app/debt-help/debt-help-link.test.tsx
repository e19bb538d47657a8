import { monthOf } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import type { Plan } from '@debt-payoff/engine';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { anOwnPlan, aSubscription } from '../billing/builders.fixture.ts';
import { ManagementNotices } from '../billing/management/management-notices.tsx';
import { noticesOf } from '../billing/management/management-words.ts';
import {
  BelowInterestNote,
  DebtClearingAdvice,
  NeverClearsAdvice,
} from '../calculator/never-clears-notes.tsx';
import { markupWithFacts as markupOf } from '../page/markup-with-facts.fixture.tsx';
import { aPlan as aKeptPlan } from '../plan/builders.fixture.ts';
import { NotCleared } from '../plan/outcome-panels.tsx';
import { PlanShortfall } from '../plan/plan-shortfall.tsx';
import { MissedHelp } from '../schedules/missed-parts.tsx';
import { Footer } from '../site/footer.tsx';
import { compare } from '../strategies/comparison.ts';
import { ComparisonTable } from '../strategies/comparison-table.tsx';
import { NeverClears } from '../strategies/never-clears.tsx';
import { aStateOf } from '../strategies/strategies.fixture.ts';
import { FreeAdvice } from './free-advice.tsx';

const debtHelp = 'href="/debt-help"';

function aPlan(monthlyPayment: number, extraPayment = 0): Plan {
  const figures = { balance: 4_150, interestRate: 24.9, monthlyPayment, termMonths: null };
  return planOf([figures], extraPayment);
}

const stuck = aPlan(60);
const [stuckDebt] = stuck.debts;
const unpaid = noticesOf({
  subscription: aSubscription({
    status: 'past_due',
    past_due_until: '2027-02-26T10:00:00.000Z',
  }),
  own: anOwnPlan(),
  today: '2027-02-10',
});

it.each<[string, ReactElement]>([
  ['the foot of every page', <Footer key="part" />],
  ['the advisers of a plan that does not clear', <FreeAdvice key="part" />],
  [
    'a portfolio or dashboard whose debts are not cleared',
    <NotCleared key="part" progress={null}>
      Card would stay.
    </NotCleared>,
  ],
  [
    'strategies of which none clears',
    <NeverClears key="part" comparison={compare(aStateOf([[4_150, 24.9, 60]]))} />,
  ],
  [
    'strategies of which one does not clear',
    <ComparisonTable
      key="part"
      comparison={compare(
        aStateOf([
          [4_150, 24.9, 60],
          [500, 5, 100],
        ]),
      )}
    />,
  ],
  ['the calculator, where payments do not clear', <NeverClearsAdvice key="part" plan={stuck} />],
  [
    'the calculator, where a payment is below its interest',
    <BelowInterestNote key="part" plan={aPlan(60, 100)} debtNames={['Card']} />,
  ],
  [
    'the row of a debt that its payment does not clear',
    stuckDebt === undefined ? <p key="part" /> : <DebtClearingAdvice key="part" debt={stuckDebt} />,
  ],
  [
    'a plan whose lenders ask for more than its budget',
    <PlanShortfall
      key="part"
      plans={[aKeptPlan({ shortfall: { month: '2027-03', amount: 12.5, asked: 412.5 } })]}
      hasNames={false}
      thisMonth={monthOf('2026-11')}
    />,
  ],
  ['payments that were missed', <MissedHelp key="part" />],
  ['a payment to us that failed', <ManagementNotices key="part" notices={unpaid} />],
])('%s leads to free debt help', (_place, part) => {
  expect(markupOf(part)).toContain(debtHelp);
});

it.each([
  ['the foot of every page', <Footer key="part" />, 2],
  ['the advisers of a plan that does not clear', <FreeAdvice key="part" />, 3],
])('the numbers in %s can be pressed to ring them', (_place, part, numbers) => {
  expect(markupOf(part).match(/href="tel:\d+" aria-label="Ring [^"]+"/g)).toHaveLength(numbers);
});

it('a plan that is paid for speaks of no need for help', () => {
  const notices = noticesOf({
    subscription: aSubscription({ trial_end: '2027-03-05T10:00:00.000Z' }),
    own: anOwnPlan(),
    today: '2027-02-20',
  });
  expect(notices).toHaveLength(1);
  expect(markupOf(<ManagementNotices notices={notices} />)).not.toContain(debtHelp);
});
