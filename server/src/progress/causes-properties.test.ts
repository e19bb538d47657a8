import { lastDayOf } from '@debt-payoff/contract/days';
import { type Month, monthOf, monthRange, monthsBetween } from '@debt-payoff/contract/months';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPortfolio,
  enteredBy,
  firstPlanOfStory,
  forecastOf,
  type PortfolioStory,
  type StoryDebt,
  type StoryEntry,
  trackStory,
} from '../forecast/any-portfolio.fixture.ts';
import type { FirstPlan } from '../forecast/first-plan.ts';
import { forecastDebts, keptPlanOf } from '../forecast/forecast.ts';
import { causeSentence } from './cause-sentences.ts';
import { type CauseKind, causesOf } from './causes.ts';

const numRuns = process.env.PROOF === 'full' ? 1_000 : 100;

type ComparedStory = { readonly story: PortfolioStory; readonly first: FirstPlan };

/** Stories whose first plan is that of their debts, which are those of the set alone. */
const anyCompared = (paymentMinPence: number): fc.Arbitrary<ComparedStory> =>
  anyPortfolio({ paymentMinPence })
    .map((told) => {
      const first = firstPlanOfStory(told);
      const { set, firstPlan } = forecastOf(told, first);
      const debts = enteredBy(told.debts, told.today);
      const isOfSet = ({ id }: StoryDebt) => set.debts.some((debt) => debt.id === id);
      return { story: { ...told, debts: debts.filter(isOfSet) }, first, firstPlan };
    })
    .filter(({ first, firstPlan }) => first !== null && first === firstPlan)
    .map(({ story, first }) => {
      if (first === null) throw new Error('It was left out');
      return { story, first };
    });

function causesOfStory({ story, first }: ComparedStory) {
  const { today, plan } = story;
  const month = monthOfStory(story, today);
  const debts = story.debts.map((debt) => trackStory(debt, today));
  const comparison = { firstPlan: first, debts, removed: [], plan, today };
  const causes = causesOf(comparison, month).map((cause) => ({
    ...cause,
    sentence: causeSentence(cause, comparison),
  }));
  return { month, causes };
}

describe(`over ${numRuns} random portfolios with a past`, () => {
  it('every cause that is named passes when the story is told without it, and numbers add up', () => {
    fc.assert(
      fc.property(anyCompared(0), (compared) => {
        const { story, first } = compared;
        const { month, causes } = causesOfStory(compared);
        for (const { kind, monthsSooner, sentence } of causes) {
          const told = storyWithout(kind, compared);
          if (told === null) continue;
          const without = monthOfStory(told, story.today);
          expect(without, kind).not.toBe(month);
          if (monthsSooner !== null) expect(soonerBy(without, month), kind).toBe(monthsSooner);
          const direction = isSooner(month, without) ? 'sooner' : 'later';
          const directions = kind === 'added' ? [] : directionsSaid(sentence);
          for (const said of directions) expect(said, sentence).toBe(direction);
        }
        const numbers = causes.flatMap(({ monthsSooner }) => monthsSooner ?? []);
        if (numbers.length === 0) return;
        expect(numbers).toHaveLength(causes.length);
        const sum = numbers.reduce((total, number) => total + number, 0);
        expect(sum).toBe(soonerBy(first.month, month));
      }),
      { numRuns },
    );
  });

  it('who pays what the first plan has, and changes nothing, is on it, and nothing is a cause', () => {
    fc.assert(
      fc.property(anyCompared(1), ({ story, first }) => {
        fc.pre(first.month !== null && first.debts.every(({ debtId }) => has(story, debtId)));
        const planned = story.debts.filter((debt) => isPlanned(first, debt));
        const debts = enteredBy(planned, story.madeOn).map(withFirstPayment);
        const quiet = { first, story: { ...story, debts, plan: keptPlanOf(first) } };
        const paid = { ...quiet.story, debts: paidAsPlanned(quiet, { isMonthPaid: true }) };
        const { month, causes } = causesOfStory({ first, story: paid });
        expect(month).toBe(first.month);
        expect(causes).toEqual([]);
      }),
      { numRuns },
    );
  });
});

/** Which way the figure of a sentence points; none where it has no figure. That of a debt that was added points nowhere. */
function directionsSaid(sentence: string): ('sooner' | 'later')[] {
  const sayings = [
    [
      'sooner',
      /paid £\S+ more|a month more| fell from|less than computed|^refunds.* came to £\S+$/,
    ],
    [
      'later',
      /paid £\S+ less|a month less| rose from|more than computed|^spending.* came to £\S+$/,
    ],
  ] as const;
  const found = sayings.filter(([, words]) => words.test(sentence)).map(([said]) => said);
  const isWithFigure = /[£%]/.test(sentence);
  expect(found, sentence).toHaveLength(isWithFigure ? 1 : 0);
  return found;
}

/** Never is the latest of all. */
function isSooner(one: Month | null, other: Month | null): boolean {
  return one !== null && (other === null || one < other);
}

/** How many months sooner the second is. */
function soonerBy(one: Month | null, other: Month | null): number | null {
  return one === null || other === null ? null : monthsBetween({ from: other, to: one });
}

type StoryNow = Pick<PortfolioStory, 'debts' | 'plan'>;

function monthOfStory({ debts, plan }: StoryNow, today: string): Month | null {
  const tracked = debts.map((debt) => trackStory(debt, today));
  return forecastDebts(tracked, { plan, today }).month;
}

function has({ debts }: PortfolioStory, debtId: number): boolean {
  return debts.some(({ id }) => id === debtId);
}

function isLater({ lastEntryOrder }: FirstPlan, { order }: StoryEntry): boolean {
  return order > lastEntryOrder;
}

function isPlanned({ debts }: FirstPlan, { id }: StoryDebt): boolean {
  return debts.some(({ debtId }) => debtId === id);
}

function withFirstPayment(debt: StoryDebt): StoryDebt {
  return { ...debt, paymentPence: debt.firstPaymentPence };
}

/** The story anew, as it would have been without what came of that kind; null where that cannot be told. */
function storyWithout(kind: CauseKind, compared: ComparedStory): StoryNow | null {
  const { story, first } = compared;
  const changing = (change: (entry: StoryEntry) => StoryEntry[]) => ({
    ...story,
    debts: story.debts.map((debt) =>
      isPlanned(first, debt)
        ? {
            ...debt,
            entries: debt.entries.flatMap((one) => (isLater(first, one) ? change(one) : [one])),
          }
        : debt,
    ),
  });
  switch (kind) {
    case 'rates':
      return changing((entry) => (entry.kind === 'rate' ? [] : [entry]));
    case 'stated':
      return changing(withoutStatement);
    case 'added':
      return { ...story, debts: story.debts.filter((debt) => isPlanned(first, debt)) };
    case 'plan':
      return {
        plan: keptPlanOf(first),
        debts: story.debts.map((debt) => (isPlanned(first, debt) ? withFirstPayment(debt) : debt)),
      };
    case 'payments':
      // Nobody knows which of them a stated balance already had.
      if (story.debts.some(({ entries }) => entries.some((one) => isStated(first, one))))
        return null;
      return { ...story, debts: paidAsPlanned(compared, { isMonthPaid: false }) };
  }
}

function isStated(first: FirstPlan, entry: StoryEntry): boolean {
  const states =
    entry.kind === 'payment' ? entry.statedBalancePence !== null : entry.kind === 'balance';
  return states && isLater(first, entry);
}

/** What was spent, charged and refunded says by how much a balance changed, and goes with the stated ones. */
function withoutStatement(entry: StoryEntry): StoryEntry[] {
  switch (entry.kind) {
    case 'payment':
      return [{ ...entry, statedBalancePence: null }];
    case 'rate':
      return [entry];
    case 'balance':
    case 'spending':
    case 'charge':
    case 'refund':
      return [];
  }
}

/** Month by month, one payment on its last day in place of all that came after the plan. */
function paidAsPlanned(
  { story, first }: ComparedStory,
  { isMonthPaid }: { readonly isMonthPaid: boolean },
): StoryDebt[] {
  const { today, madeOn } = story;
  let debts = story.debts;
  for (const month of monthRange({ from: monthOf(madeOn), to: monthOf(today) })) {
    const isOver = month < monthOf(today);
    const day = isOver ? lastDayOf(month) : today;
    const isReplaced = ({ opening }: StoryDebt, entry: StoryEntry) =>
      entry.kind === 'payment' &&
      isLater(first, entry) &&
      monthOf(entry.on < opening.on ? opening.on : entry.on) === month;
    const unpaid = debts.map((debt) => ({
      ...debt,
      entries: debt.entries.filter((one) => !isReplaced(debt, one)),
    }));
    const there = unpaid
      .map((debt) => (isPlanned(first, debt) ? withFirstPayment(debt) : debt))
      .filter((debt) => debt.opening.on <= day && (isPlanned(first, debt) || wasOwed(debt, day)));
    const { forecast } = forecastDebts(
      there.map((debt) => trackStory(debt, day)),
      { plan: keptPlanOf(first), today: day },
    );
    debts = debts.map((debt, at) => {
      const index = there.findIndex(({ id }) => id === debt.id);
      const plannedPence = forecast.debts[index]?.restPence ?? 0;
      const paidPence = debt.entries
        .filter((one) => isReplaced(debt, one))
        .reduce((sum, one) => sum + (one.kind === 'payment' ? one.amountPence : 0), 0);
      const amountPence = isOver || isMonthPaid ? plannedPence : Math.min(plannedPence, paidPence);
      const entries = unpaid[at]?.entries ?? [];
      return {
        ...debt,
        entries: amountPence === 0 ? entries : [...entries, payment(day, amountPence)],
      };
    });
  }
  return [...debts];
}

function wasOwed(debt: StoryDebt, day: string): boolean {
  const { opening, steps } = trackStory(debt, day);
  return opening.balancePence > 0 || steps.some(({ after }) => after.balancePence > 0);
}

function payment(on: string, amountPence: number): StoryEntry {
  return {
    kind: 'payment',
    id: 0,
    on,
    enteredOn: on,
    order: Number.MAX_SAFE_INTEGER,
    amountPence,
    affectsBalance: true,
    statedBalancePence: null,
  };
}
