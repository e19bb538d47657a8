/** How many of the published cases come out, and how near; in figures, and in words. */
import { count } from '@debt-payoff/contract/counts';
import type { PublishedCase } from './published-cases.server.ts';
import { unmatchedNames } from './published-cases.server.ts';
import { unmatchedCalculators, unmatchedGroups } from './unmatched-cases.server.ts';

/** Not a published figure, but a check of our own notes. */
export const ownNotes = 'uk-facts 1.3: £4,533.03, £5,394.99, £5,092.49';

const pound = 100;

export function tallyOfCases(cases: readonly PublishedCase[]) {
  const comingOut = cases.filter(({ comesOut }) => comesOut);
  const near = comingOut.filter(isWithinAPound);
  const far = comingOut.filter((known) => !isWithinAPound(known));
  const unmatched = unmatchedNames().filter((name) => name !== ownNotes).length;
  return {
    all: count(cases.length + unmatched, 'case'),
    comingOut: String(comingOut.length),
    near: String(near.length),
    far: String(far.length),
    /** Rounded up, so that none lies further off. */
    farthestPercent: `${Math.ceil(Math.max(0, ...far.map(shareOff)) * 1_000) / 10}%`,
    farthestMonths: count(Math.max(0, ...far.map(monthsOff)), 'month'),
    inferred: String(comingOut.filter(({ isInferred }) => isInferred).length),
    unmatched: String(unmatched + cases.length - comingOut.length),
  };
}

export function tallyInWords(tally: ReturnType<typeof tallyOfCases>) {
  return {
    intro:
      'Some lenders publish what an example costs. Here are a few, as we found them in November 2026, beside what our engine gives. The engine works these out itself: none of our figures is typed.',
    comingOut: `We know of ${tally.all} that lenders, calculators and articles have published, some with several figures. ${tally.comingOut} come out. In ${tally.near} of these every amount is within £1 and the months are the same. In the other ${tally.far}, amounts are at most ${tally.farthestPercent} and the end at most ${tally.farthestMonths} apart. For ${tally.inferred} of the ${tally.comingOut} we found something that the source leaves out, such as the lowest minimum, by trying. Those prove less, and none of them is shown above.`,
    days: 'None of this counts days. A lender that charges interest by the day can come to another figure than its own example.',
    unmatched: `${tally.unmatched} of the published cases do not come out. These are of lenders and sellers:`,
  };
}

export function unmatchedInWords() {
  const { dividingByTwelve, others } = unmatchedCalculators;
  return {
    groups: unmatchedGroups().map(({ reason, cases }) => ({
      reason,
      cases: cases.map(({ says }) => says),
    })),
    others: `The other ${dividingByTwelve.length + others.length} are of calculators and articles. ${dividingByTwelve.length} of them divide an APR by 12. If you can explain one that we cannot, please tell us.`,
  };
}

function isWithinAPound({ figures }: PublishedCase): boolean {
  return figures.every(({ name, published, ours }) =>
    name === 'months' ? ours === published : ours !== null && Math.abs(ours - published) <= pound,
  );
}

function monthsOff({ figures }: PublishedCase): number {
  const months = figures.find(({ name }) => name === 'months');
  return months === undefined ? 0 : Math.abs((months.ours ?? 0) - months.published);
}

/** Of amounts, how much of the published one is missing or too much. */
function shareOff({ figures }: PublishedCase): number {
  const shares = figures
    .filter(({ name, published }) => name !== 'months' && published > 0)
    .map(({ published, ours }) => Math.abs((ours ?? 0) - published) / published);
  return Math.max(0, ...shares);
}
