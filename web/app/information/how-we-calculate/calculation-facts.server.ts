/**
 * Every figure of the page about our sums, worked out by the engine and not typed, and ready to be shown:
 * the page brings neither the engine nor what formats its figures.
 */
import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence, strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import { strategyExplanations } from '@debt-payoff/contract/strategy-explanations';
import { balanceCeilingPence, monthsMax, strategyNames } from '@debt-payoff/engine';
import { lenderExamples } from './lender-examples.server.ts';
import { dealsInWords, whatIsNotKnown, whyFiguresDiffer } from './page-words.server.ts';
import { publishedCases } from './published-cases.server.ts';
import { exampleBalancePence, type RateExample, rateExamples } from './rate-examples.server.ts';
import { tallyInWords, tallyOfCases, unmatchedInWords } from './tally-of-cases.server.ts';
import {
  type DebtLine,
  type ExampleOutcome,
  type FreedPayment,
  type WorkedExample,
  workedExample,
} from './worked-example.server.ts';

export type CalculationFacts = ReturnType<typeof calculationFacts>;
export type ShownExample = CalculationFacts['example'];
export type ShownLine = ReturnType<typeof shownLine>;
export type ShownOutcome = ReturnType<typeof shownOutcome>;
export type ShownRate = ReturnType<typeof shownRate>;

const penceInABillion = 100_000_000_000;

export function calculationFacts() {
  const cases = publishedCases();
  return {
    example: shownExample(workedExample()),
    rates: rateExamples().map(shownRate),
    ratesBalance: formatPence(exampleBalancePence),
    lenderExamples: lenderExamples(cases),
    tally: tallyInWords(tallyOfCases(cases)),
    unmatched: unmatchedInWords(),
    deals: dealsInWords,
    whyFiguresDiffer,
    whatIsNotKnown,
    strategies: strategyNames.map((name) => ({
      name,
      label: strategyLabel(name),
      explanation: strategyExplanations[name],
    })),
    monthsMax: count(monthsMax, 'month'),
    yearsMax: count(monthsMax / 12, 'year'),
    balanceCeiling: `£${balanceCeilingPence / penceInABillion} billion`,
  };
}

function shownExample({ debts, extraPence, strategy, freed, ...rest }: WorkedExample) {
  return {
    debts: debts.map(
      ({ creditor, balance, interestRate, monthlyPayment }) =>
        `${creditor}: ${formatPounds(balance)} at ${interestRate}% a year, ${formatPounds(monthlyPayment)} a month`,
    ),
    extra: formatPence(extraPence),
    strategy: strategyInSentence(strategy),
    months: rest.months.map(({ month, lines }) => ({ month, lines: lines.map(shownLine) })),
    howItGoesOn: howItGoesOn(freed),
    outcomes: rest.outcomes.map(shownOutcome),
    calculatorLink: rest.calculatorLink,
  };
}

function shownLine(line: DebtLine) {
  const { name, openingPence, interestPence, paymentPence, extraPence, closingPence } = line;
  return {
    name,
    opening: formatPence(openingPence),
    interest: `+ ${formatPence(interestPence)}`,
    payment: `− ${formatPence(paymentPence)}`,
    extra: `${extraPence === 0 ? '' : '− '}${formatPence(extraPence)}`,
    closing: formatPence(closingPence),
    interestByHand: interestByHand(line),
  };
}

/** 'Loan: £303.76 × 6% ÷ 12 = £1.5188, rounded to £1.52' */
function interestByHand(line: DebtLine): string {
  const { name, openingPence, ratePercent, interestPence, exactInterestPence } = line;
  const sum = `${name}: ${formatPence(openingPence)} × ${ratePercent}% ÷ 12`;
  const rounded = formatPence(interestPence);
  return exactInterestPence === interestPence
    ? `${sum} = ${rounded}`
    : `${sum} = £${(exactInterestPence / 100).toFixed(4)}, rounded to ${rounded}`;
}

function howItGoesOn(freed: FreedPayment): string {
  const debt = freed.debtName.toLowerCase();
  const next = freed.nextDebtName.toLowerCase();
  return `It goes on like this. In month ${freed.month} the ${debt} needs only ${formatPence(freed.lastPaymentPence)} of its ${formatPence(freed.paymentPence)}, and is cleared. The rest goes to the ${next} at once, and from month ${freed.month + 1} the ${next} gets ${formatPence(freed.nextPaidPence)} a month until it is cleared too.`;
}

function shownOutcome({ strategy, months, totalInterestPence }: ExampleOutcome) {
  return {
    strategy: strategyLabel(strategy),
    months: count(months, 'month'),
    totalInterest: formatPence(totalInterestPence),
  };
}

function shownRate({ percent, effectivePence, twelfthPence }: RateExample) {
  return {
    percent: `${percent}%`,
    effective: formatPence(effectivePence),
    twelfth: formatPence(twelfthPence),
    difference: formatPence(twelfthPence - effectivePence),
  };
}
