import { monthOf } from '@debt-payoff/contract/months';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { lookAheadWords } from '@debt-payoff/contract/termed-verdict';
import { compareStrategies } from '@debt-payoff/engine';
import { type ForecastTerms, forecast } from '@debt-payoff/engine/forecast';
import { termsOf } from '@debt-payoff/engine/terms';
import { describe, expect, it } from 'vitest';
import type { PortfolioReport } from '../portfolio-report.ts';
import { cellsUnder, type ReadPdf, readPdf, textsOf } from './pdf-reading.fixture.ts';
import { combinedPdf, portfolioPdf } from './portfolio-pdf.ts';
import { termedRests } from './portfolio-terms.ts';
import { aPortfolio, madeOn } from './portfolios.fixture.ts';

const wordsOf = ({ read }: ReadPdf) =>
  read
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

const noTerms: ForecastTerms = {
  rateParts: 0,
  startRateParts: 0,
  rateChanges: [],
  paymentChanges: [],
  minimum: null,
  requiredPence: 9_000,
  isPriority: false,
  takesExtra: true,
};
const deal = { lastMonth: 4, thenParts: 56_000_000_000 };
const rule = { floorPence: 2_500, percentBasisPoints: 100, plusInterest: true };

/** A card that keeps £90 and is asked for £25, whose rate is to rise, and arrears that take no extra. */
function aTermedPortfolio(more: Partial<PortfolioReport> = {}): PortfolioReport {
  const plain = aPortfolio([
    {
      name: 'Card',
      rateBasisPoints: 0,
      rateKind: 'apr',
      terms: '0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest.',
    },
    { name: 'Council tax', type: 'Other', rateBasisPoints: 0 },
  ]);
  const terms = [
    { ...noTerms, rateChanges: [deal], minimum: rule, requiredPence: 2_500 },
    { ...noTerms, isPriority: true, takesExtra: false },
  ];
  const [card, arrears] = plain.lines.debts;
  if (card === undefined || arrears === undefined) throw new Error('There are two lines');
  const lines = {
    ...plain.lines,
    debts: [
      {
        ...card,
        requiredPence: 2_500,
        oneOffPence: 50_000,
        plannedPence: card.plannedPence + 50_000,
        toPayPence: card.toPayPence + 50_000,
      },
      { ...arrears, isFirst: false, isPriority: true, takesExtra: false },
    ],
  };
  const { forecast } = plain;
  const debts = forecast.input.debts.map((debt, at) => ({ ...debt, terms: terms[at] }));
  return {
    ...plain,
    lines,
    forecast: { ...forecast, input: { ...forecast.input, debts } },
    ...more,
  };
}

describe('the PDF of a portfolio with terms', () => {
  it('has rates with their kinds, what is agreed, and what lenders ask for', async () => {
    const pdf = await readPdf(portfolioPdf(aTermedPortfolio()));
    const names = cellsUnder(pdf, 'The debts').filter((cell) => /^(Card|Council)/.test(cell));
    expect(names.map((cell) => cell.replaceAll(/\s+/g, ' '))).toEqual([
      'Card Credit Card. 0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest.',
      'Council tax Other',
    ]);
    expect(cellsUnder(pdf, 'The debts')).toContain('0 % APR');
    const month = cellsUnder(pdf, 'This month').map((cell) => cell.replaceAll(/\s+/g, ' '));
    expect(month).toContain(
      'Card First. Your lender asks for at least £25.00. £500.00 one-off this month',
    );
    expect(month).toContain('Council tax Priority debt. No extra goes here');
    expect(wordsOf(pdf)).toContain('a budget of £180.00 a month in total.');
    expect(wordsOf(pdf)).toMatch(
      /The highest interest rate is paid first\. .* An estimate by month\. .* extra money goes to priority debts first\. .* get none of it\. .* A lender can end a deal/,
    );
  });

  it('opens with a month that passes the budget and free advice, which is named once', async () => {
    const shortfall = { month: monthOf('2027-03'), pence: 1_250, askedPence: 41_250 };
    const pdf = await readPdf(portfolioPdf(aTermedPortfolio({ shortfall })));
    const words = wordsOf(pdf);
    expect(words).toMatch(
      /Your lenders would ask for more than your budget In March 2027 your lenders would ask for £412\.50\..* StepChange, 0800 138 1111, .* You could be debt free in/,
    );
    expect(words.match(/0800 138 1111/g)).toHaveLength(1);
    const never = aPortfolio([{ rateBasisPoints: 3_990, balancePence: 900_000 }], { shortfall });
    const stuck = wordsOf(await readPdf(portfolioPdf(never)));
    expect(stuck.match(/0800 138 1111/g)).toHaveLength(1);
  });

  it('has the goal, the pause of the month, and one-offs and pauses by their months', async () => {
    const pdf = await readPdf(
      portfolioPdf(
        aTermedPortfolio({
          goal: {
            month: monthOf('2028-06'),
            extraPence: 3_750,
            morePence: 3_750,
            isInTime: false,
            isOverBudget: false,
          },
          isPaused: true,
          oneOffs: [
            { month: monthOf('2026-11'), pence: 50_000, debt: 0 },
            { month: monthOf('2026-11'), pence: 4_000, debt: null },
          ],
          pauses: [{ fromMonth: monthOf('2026-11'), toMonth: monthOf('2026-12') }],
        }),
      ),
    );
    const words = wordsOf(pdf);
    expect(words).toContain('To be debt free by June 2028, pay £37.50 more a month.');
    expect(words).toContain(
      'Paused: this month only one-offs and what lenders ask for are paid. £40.00 one-off this month, which goes where the strategy says.',
    );
    expect(words).toMatch(
      /One-off payments • November 2026: £500\.00 to Card • November 2026: £40\.00 where the strategy says Pauses • November 2026 to December 2026: only one-offs and what lenders ask for are paid/,
    );
  });

  it('says nothing of the kind of debts that have none', async () => {
    const pdf = await readPdf(portfolioPdf(aPortfolio([{}])));
    expect(wordsOf(pdf)).not.toMatch(
      /lender asks|Priority|one-off|Pause|budget|An estimate by month/,
    );
    expect(textsOf(pdf, 'H3')).toEqual([]);
  });
});

describe('avalanche with deals', () => {
  const ahead =
    'orders that look ahead at your deals; a cheaper one may exist. The order was chosen';
  const within = `the cheapest within your budget of 14 ${ahead}`;
  const beyond = `the cheapest of 14 ${ahead}`;
  const mixed = `the cheapest of 14 ${ahead.replace(';', ', within your budget where one of them is;')}`;

  /** So many cards that take extra, each with a deal. */
  function cards(count: number, more: Partial<PortfolioReport> = {}): PortfolioReport {
    const plain = aPortfolio(Array.from({ length: count }, () => ({ rateBasisPoints: 0 })));
    const { input } = plain.forecast;
    const terms = { ...noTerms, rateChanges: [deal] };
    const debts = input.debts.map((debt) => ({ ...debt, terms }));
    return { ...plain, forecast: { ...plain.forecast, input: { ...input, debts } }, ...more };
  }
  const words = (...portfolios: PortfolioReport[]) =>
    termedRests(portfolios, ['avalanche'])?.[0] ?? '';
  const shortfall = { month: monthOf('2027-03'), pence: 1_250, askedPence: 41_250 };
  const short = cards(2, { shortfall });
  const never = cards(2, { outcome: { ...cards(2).outcome, kind: 'never' } });
  const most = termLimits.goalDebtsMax;

  it.each([
    ['a plan within its budget', [cards(2)], within],
    ['as many debts as are looked at', [cards(most)], within],
    ['a plan that passes its budget', [short], beyond],
    ['one of either kind', [cards(2), short], mixed],
    ['one of them beside one that never clears', [short, never], beyond],
  ])('says of %s how its order was chosen', (_, portfolios, said) => {
    expect(words(...portfolios)).toContain(`Where rates change, the plan follows ${said}`);
  });

  it.each([
    ['more debts than are looked at', [cards(most + 1)]],
    ['more debts than are looked at, beside fewer', [cards(most + 1), cards(2)]],
    ['a plan that never clears', [never]],
    ['a single debt', [cards(1)]],
    ['one debt that takes extra', [aTermedPortfolio()]],
  ])('says nothing of the kind of %s', (_, portfolios) => {
    expect(words(...portfolios)).toMatch(/The highest interest rate is paid first\./);
    expect(words(...portfolios)).not.toContain('orders');
  });

  it('is worked out by several orders for as many debts as that, and no more', () => {
    const chosen = (count: number) => {
      const { input } = cards(count).forecast;
      const debts = input.debts.map((debt, at) => ({
        ...debt,
        terms: { ...noTerms, rateChanges: [{ lastMonth: 4, thenParts: (at + 1) * 1_000_000_000 }] },
      }));
      return forecast({ ...input, extraPence: 5_000, debts }).lookAhead;
    };
    expect(chosen(most)).not.toBe(0);
    expect(chosen(most + 1)).toBe(0);
  });

  it('is told in the words of the strategies page', () => {
    const termed = { ...noTerms, rateChanges: [deal], feePence: 0 };
    const card = { balancePence: 180_000, rateBasisPoints: 0, monthlyPaymentPence: 9_000 };
    const plan = {
      debts: [card, card],
      extraPence: 0,
      terms: termsOf({ debts: [termed, termed] }),
    };
    const within = compareStrategies(plan);
    const beyond = within.map((result) => ({ ...result, shortfall: { ...shortfall, month: 4 } }));
    expect(words(cards(2))).toContain(lookAheadWords({ plan, results: within }));
    expect(words(short)).toContain(lookAheadWords({ plan, results: beyond }));
  });
});

it('the PDF of all portfolios opens with the months that pass their budgets, by their names', async () => {
  const shortfall = { month: monthOf('2026-11'), pence: 1_250, askedPence: 41_250 };
  const portfolios = [aTermedPortfolio({ shortfall }), aPortfolio([{}], { name: 'Cards' })];
  const [{ outcome } = aPortfolio([])] = portfolios;
  const words = wordsOf(await readPdf(combinedPdf({ madeOn, outcome, portfolios })));
  expect(words).toMatch(
    /Your lenders ask for more than your budget Household: This month your lenders ask for £412\.50\./,
  );
  expect(words).toContain('If you keep to your plan, on a budget of £270.00 a month in total.');
});
