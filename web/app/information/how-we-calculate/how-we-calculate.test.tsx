import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import { expect, it } from 'vitest';
import { markupWithFacts } from '../../page/markup-with-facts.fixture.tsx';
import { calculationFacts } from './calculation-facts.server.ts';
import { HowWeCalculate } from './how-we-calculate.tsx';
import { exampleBalancePence, rateExamples } from './rate-examples.server.ts';
import { type DebtLine, workedExample } from './worked-example.server.ts';

/** Opening, interest, own payment, extra, closing. */
const pence = (line: DebtLine) => [
  line.openingPence,
  line.interestPence,
  line.paymentPence,
  line.extraPence,
  line.closingPence,
];

/** £1,000.00 at 24% and £400.00 at 6%, worked out on paper: 2% and 0.5% a month. */
it('the first three months of the example are those worked out by hand', () => {
  const byHand = [
    { card: [100_000, 2_000, 4_000, 3_000, 95_000], loan: [40_000, 200, 5_000, 0, 35_200] },
    { card: [95_000, 1_900, 4_000, 3_000, 89_900], loan: [35_200, 176, 5_000, 0, 30_376] },
    // 0.5% of £303.76 is £1.5188.
    { card: [89_900, 1_798, 4_000, 3_000, 84_698], loan: [30_376, 152, 5_000, 0, 25_528] },
  ];
  const months = workedExample().months.map(({ lines }) => lines.map(pence));
  expect(months).toEqual(byHand.map(({ card, loan }) => [card, loan]));
});

/** By a second program, in decimal arithmetic. */
it('the example ends as another program works it out', () => {
  const { freed, outcomes } = workedExample();
  expect(freed).toEqual({
    month: 9,
    debtName: 'Loan',
    paymentPence: 5_000,
    lastPaymentPence: 926,
    nextDebtName: 'Card',
    nextPaidPence: 12_000,
  });
  expect(
    outcomes.map(({ strategy, months, totalInterestPence }) => [
      strategy,
      months,
      totalInterestPence,
    ]),
  ).toEqual([
    ['avalanche', 14, 17_613],
    ['snowball', 14, 18_732],
    ['minimum', 19, 22_773],
  ]);
});

/** £43 is what NatWest gives for £3,000 at 18.9%; the others to 40 decimals in another language. */
it('a month at an APR is less than a twelfth of it', () => {
  expect(exampleBalancePence).toBe(300_000);
  expect(rateExamples()).toEqual([
    { percent: 18.9, effectivePence: 4_359, twelfthPence: 4_725 },
    { percent: 24.9, effectivePence: 5_610, twelfthPence: 6_225 },
    { percent: 39.9, effectivePence: 8_512, twelfthPence: 9_975 },
  ]);
});

it('the page shows the months, how a half penny is rounded, and a link that opens the example', () => {
  const facts = calculationFacts();
  const { example } = facts;
  const markup = markupWithFacts(<HowWeCalculate facts={facts} />);
  for (const said of [
    '£1,000.00 × 24% ÷ 12 = £20.00',
    '£1.5188',
    '£846.98',
    '£176.13',
    '£56.10',
    '1,200 months',
    '£1 billion',
    'tries 14 orders',
    'We know of 41 cases',
    '>£1,009.17<',
    '>£1,009.14<',
    'id="lenders-examples"',
  ]) {
    expect(markup).toContain(said);
  }
  expect(markup).toContain(`href="${example.calculatorLink}"`);
  expect(markup).toContain('href="/debt-help"');
  for (const { source, calculatorLink } of facts.lenderExamples) {
    expect(markup).toContain(`href="${source.href}"`);
    expect(markup).toContain(`href="${calculatorLink}"`);
  }
  const linked = readPlanLink(example.calculatorLink.replace(/^[^#]*/, ''));
  expect(linked).toMatchObject({ debts: workedExample().debts, extraPayment: 30 });
});
