/** What the page says of published figures, against the cases that the engine's tests hold it to. */
import { planMonthsOf } from '@debt-payoff/contract/calendar-terms';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { listMonths } from '@debt-payoff/engine';
import { notReproduced, published } from '@debt-payoff/engine/published-cases.json';
import { describe, expect, it } from 'vitest';
import { lenderExamples } from './lender-examples.server.ts';
import { publishedCases } from './published-cases.server.ts';
import { ownNotes, tallyOfCases } from './tally-of-cases.server.ts';
import { unmatchedCalculators, unmatchedGroups } from './unmatched-cases.server.ts';

const examples = lenderExamples(publishedCases());
const vectorOf = (id: string) => published.find((known) => known.id === id);

describe("lenders' own examples", () => {
  it('are of three lenders, with every input given by the source', () => {
    const lenders = examples.map(({ lender }) => lender.replace(/:.*/, ''));
    expect([...new Set(lenders)]).toEqual(['NatWest', 'Barclaycard', 'Bank of Scotland']);
    expect(examples.map(({ id }) => vectorOf(id)?.inferred)).toEqual([null, null, null, null]);
  });

  it.each(examples)('$id names the source that it was published in', ({ id, source }) => {
    const sources = published.map((known, at) =>
      known.source === 'same page' ? published[at - 1]?.source : known.source,
    );
    const at = published.findIndex((known) => known.id === id);
    expect(sources[at]).toContain(new URL(source.href).host);
  });

  it('shows what was published, what we get and how far they are apart', () => {
    const rows = examples.flatMap(({ figures }) =>
      figures.map(({ published: theirs, ours, difference }) => [theirs, ours, difference]),
    );
    expect(rows).toEqual([
      ['£43', '£43.59', '£0.59'],
      ['£73', '£73.59', '£0.59'],
      ['14 months', '14 months', 'none'],
      ['£122', '£121.94', '£0.06'],
      ['13 months', '13 months', 'none'],
      ['£24', '£24.00', 'none'],
      ['£0', '£0.33', '£0.33'],
      ['£229.36', '£229.36', 'none'],
      ['£1,009.17', '£1,009.14', '£0.03'],
    ]);
  });

  it.each([
    ['natwest-3000', { firstInterest: 4_359, firstPayment: 7_359 }],
    ['barclaycard-1200', { months: 14, interest: 12_194 }],
    ['barclaycard-transfer', { months: 13, interest: 33 }],
    ['bos-10000', { months: 48, interest: 100_914, firstPayment: 22_936 }],
  ])(
    '%s opens in the calculator with the figures that the page shows, in any month',
    (id, figures) => {
      for (const month of ['2026-11', '2027-12'].map(monthOf)) {
        expect(openedFigures(id, month)).toMatchObject(figures);
      }
    },
  );
});

function openedFigures(id: string, month: Month) {
  const { calculatorLink = '' } = examples.find((known) => known.id === id) ?? {};
  const linked = readPlanLink(calculatorLink.replace('/calculator', ''), month);
  if (linked === null || linked === 'unreadable') throw new Error('The link holds no plan.');
  const { debts, options } = planMonthsOf(linked, month);
  const plan = planOfCall({ debts, extraPayment: linked.extraPayment }, options);
  const months = listMonths(plan, 'minimum');
  return {
    months: months.length,
    interest: months.at(-1)?.totalInterestPence,
    firstInterest: months[0]?.totalInterestPence,
    firstPayment: months[0]?.debts[0]?.paidPence,
  };
}

describe('all published cases', () => {
  it('come out as the engine gives them in its own tests', () => {
    const cases = publishedCases();
    expect(cases.map(({ id }) => id)).toEqual(published.map(({ id }) => id));
    for (const { id, figures, comesOut } of cases) {
      const ours: Readonly<Record<string, number | undefined>> = vectorOf(id)?.ours ?? {};
      expect(comesOut, id).toBe(true);
      for (const { name, ours: figure } of figures) {
        expect((figure ?? 0) / (name === 'months' ? 1 : 100), `${id} ${name}`).toBe(ours[name]);
      }
    }
  });

  it('are counted, with how near they come', () => {
    expect(tallyOfCases(publishedCases())).toEqual({
      all: '41 cases',
      comingOut: '22',
      near: '17',
      far: '5',
      farthestPercent: '0.1%',
      farthestMonths: '1 month',
      inferred: '6',
      unmatched: '19',
    });
  });

  it('count as not coming out where a figure is further off than it may be', () => {
    const [first, ...others] = publishedCases();
    if (first === undefined) throw new Error('There are published cases.');
    const off = { ...first, comesOut: false };
    expect(tallyOfCases([off, ...others])).toMatchObject({
      all: '41 cases',
      comingOut: '21',
      near: '16',
      unmatched: '20',
    });
  });

  it('that do not come out are each named once, or are our own notes', () => {
    const { dividingByTwelve, others } = unmatchedCalculators;
    const named = unmatchedGroups().flatMap(({ cases }) => cases.flatMap((known) => known.named));
    expect([...named, ...dividingByTwelve, ...others, ownNotes].toSorted()).toEqual(
      notReproduced.map(({ figure }) => figure).toSorted(),
    );
  });

  it('that do not come out have our figures, as the reason in the vectors has them', () => {
    const reasons = notReproduced.map(({ reason }) => reason).join('\n');
    const says = unmatchedGroups().flatMap(({ cases }) => cases.map((known) => known.says));
    const ours = says.flatMap((text) =>
      Array.from(
        text.matchAll(/(?:get|with £5,|clear after) (£[\d,.]*\d|\d+ months)/g),
        ([, figure]) => figure,
      ),
    );
    expect(ours).toEqual([
      '£66.36',
      '£155.83',
      '349 months',
      '£41.45',
      '63 months',
      '78 months',
      '£1,126.84',
    ]);
    for (const figure of ours) expect(reasons).toContain(figure);
  });
});
