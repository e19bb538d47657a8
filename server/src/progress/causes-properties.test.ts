import { type Month, monthsBetween } from '@debt-payoff/contract/months';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredBy, type StoryEntry } from '../forecast/any-portfolio.fixture.ts';
import type { FirstPlan } from '../forecast/first-plan.ts';
import { forecastDebts, type KeptPlan, keptPlanOf } from '../forecast/forecast.ts';
import { type DebtTerms, noTerms } from '../ledger/debt-terms.ts';
import {
  anyPlain,
  anyTermed,
  type ComparedStory,
  isLater,
  isPlanned,
  paidAsPlanned,
  track,
  withFirstPayment,
} from './any-compared.fixture.ts';
import { causeSentence } from './cause-sentences.ts';
import { causesOf } from './causes.ts';
import { type CauseKind, lookWithout } from './what-changed.ts';

const numRuns = process.env.PROOF === 'full' ? 1_000 : 100;

function comparisonOf({ story, agreed, first }: ComparedStory) {
  const { today, plan } = story;
  const debts = story.debts.map((debt) => track(debt, { agreed }, today));
  return { firstPlan: first, debts, removed: [], plan, today };
}

function causesOfStory(compared: ComparedStory) {
  const month = monthOfStory(compared, compared.story.plan);
  const comparison = comparisonOf(compared);
  const causes = causesOf(comparison, month).map((cause) => ({
    ...cause,
    sentence: causeSentence(cause, comparison),
  }));
  return { month, causes };
}

describe.each([
  { name: 'whose rates and payments stay but for what is entered', anyCompared: anyPlain },
  { name: 'with deals, rules, one-offs and pauses', anyCompared: anyTermed },
])(`over ${numRuns} random portfolios $name`, ({ anyCompared }) => {
  it('every cause that is named passes when the story is told without it, and numbers add up', () => {
    fc.assert(
      fc.property(anyCompared(0), (compared) => {
        const { first } = compared;
        const { month, causes } = causesOfStory(compared);
        for (const { kind, monthsSooner, sentence } of causes) {
          const told = storyWithout(kind, compared);
          if (told === null) continue;
          const lookAhead = lookWithout(kind, comparisonOf(compared));
          const without = monthOfStory(told, { ...told.story.plan, lookAhead });
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
      fc.property(anyCompared(1), (compared) => {
        const { story, first } = compared;
        const isThere = (debtId: number) => story.debts.some(({ id }) => id === debtId);
        fc.pre(first.month !== null && first.debts.every(({ debtId }) => isThere(debtId)));
        const planned = story.debts.filter((debt) => isPlanned(first, debt));
        const debts = enteredBy(planned, story.madeOn).map(withFirstPayment);
        const agreed = withEach(compared, (_, { first: terms }) => terms);
        const quiet = { first, agreed, story: { ...story, debts, plan: keptPlanOf(first) } };
        const paid = { ...quiet.story, debts: paidAsPlanned(quiet, { isMonthPaid: true }) };
        const { month, causes } = causesOfStory({ ...quiet, story: paid });
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
      /paid £\S+ more|a month more| fell from| falls to|less than computed|^refunds.* came to £\S+$|£\S+ more in one-off/,
    ],
    [
      'later',
      /paid £\S+ less|a month less| rose from|more than computed|^spending.* came to £\S+$|£\S+ less in one-off/,
    ],
  ] as const;
  const compared = /(?:is |pay £)([\d.,]+).*, not £?([\d.,]+)/.exec(sentence);
  const [now, then] = [1, 2].map((at) => Number(compared?.[at]?.replace(',', '')));
  const isMore = (now ?? 0) > (then ?? 0);
  const found = sayings.filter(([, words]) => words.test(sentence)).map(([said]) => said);
  if (compared !== null) found.push(isMore === sentence.includes('£') ? 'sooner' : 'later');
  const isWithFigure = /[£%]/.test(sentence);
  // A plan may have been changed in several of its parts.
  const countMost = isWithFigure ? sentence.split(' and ').length : 0;
  expect(found.length, sentence).toBeLessThanOrEqual(countMost);
  if (isWithFigure) expect(found.length, sentence).toBeGreaterThan(0);
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

function monthOfStory({ story, agreed }: ComparedStory, plan: KeptPlan): Month | null {
  const { debts, today } = story;
  const tracked = debts.map((debt) => track(debt, { agreed }, today));
  return forecastDebts(tracked, { plan, today }).month;
}

/** The story anew, as it would have been without what came of that kind; null where that cannot be told. */
function storyWithout(kind: CauseKind, compared: ComparedStory): ComparedStory | null {
  const { story, first } = compared;
  const changing = (change: (entry: StoryEntry) => StoryEntry[]) => ({
    ...compared,
    story: {
      ...story,
      debts: story.debts.map((debt) =>
        isPlanned(first, debt)
          ? {
              ...debt,
              entries: debt.entries.flatMap((one) => (isLater(first, one) ? change(one) : [one])),
            }
          : debt,
      ),
    },
  });
  switch (kind) {
    case 'rates':
      return changing((entry) => (entry.kind === 'rate' ? [] : [entry]));
    case 'deals':
      return {
        ...compared,
        agreed: withEach(compared, (now, { first: { rateChanges } }) => ({ ...now, rateChanges })),
      };
    case 'rules':
      return {
        ...compared,
        agreed: withEach(compared, (now, { first: { minimumRule } }) => ({ ...now, minimumRule })),
      };
    case 'stated':
      return changing(withoutStatement);
    case 'added': {
      const debts = story.debts.filter((debt) => isPlanned(first, debt));
      return { ...compared, story: { ...story, debts } };
    }
    case 'plan': {
      const debts = story.debts.map((debt) =>
        isPlanned(first, debt) ? withFirstPayment(debt) : debt,
      );
      const agreed = withEach(compared, ({ rateChanges, minimumRule }, { first: terms }) => ({
        ...{ ...terms, rateChanges, minimumRule },
      }));
      return { ...compared, agreed, story: { ...story, plan: keptPlanOf(first), debts } };
    }
    case 'payments': {
      // Nobody knows which of them a stated balance already had.
      const isStory = !story.debts.some(({ entries }) =>
        entries.some((one) => isStated(first, one)),
      );
      const debts = isStory ? paidAsPlanned(compared, { isMonthPaid: false }) : [];
      return isStory ? { ...compared, story: { ...story, debts } } : null;
    }
  }
}

type Agreement = { readonly first: DebtTerms; readonly now: DebtTerms };

/** What is agreed today about the debts that the plan had. */
function withEach(
  { agreed, first }: ComparedStory,
  change: (now: DebtTerms, agreement: Agreement) => DebtTerms,
): ComparedStory['agreed'] {
  return new Map(
    [...agreed].map(([id, agreement]) => {
      const isOfPlan = first.debts.some(({ debtId }) => debtId === id);
      const { now = noTerms } = agreement;
      return [id, isOfPlan ? { ...agreement, now: change(now, agreement) } : agreement];
    }),
  );
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
