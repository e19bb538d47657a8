/** Published figures that the engine does not give, and why, where that is known. */
import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { startRun } from '@debt-payoff/engine';
import { caseFigures, requestOf } from './published-cases.server.ts';

export type UnmatchedGroup = {
  readonly reason: string;
  readonly cases: readonly { readonly says: string; readonly named: readonly string[] }[];
};

/** Of lenders, and of one seller. What they have published is named as the vectors name it. */
export function unmatchedGroups(): UnmatchedGroup[] {
  return [
    {
      reason: 'We cannot explain these',
      cases: [
        {
          says: `AIB, a loan of £2,000 over 36 months at 12.6% APR: £66.58 a month. We get ${loanPayment(2_000, 12.6)}.`,
          named: ['AIB, £2,000 over 36 months, 12 % a year, 12.6 % APR: £66.58'],
        },
        {
          says: `AIB (NI), a loan of £5,000 at 7.9% APR: £156.31 a month. Over 36 months we get ${loanPayment(5_000, 7.9)}.`,
          named: ['AIB (NI), £5,000, 7.7 % a year, 7.9 % APR: £156.31'],
        },
        {
          says: `AIB (NI), a mortgage of £189,627 over 360 months: with the payments that it gives, ours is clear after ${count(mortgageMonths(), 'month')}. A second mortgage of the same lender is clear too soon in the same way.`,
          named: [
            'AIB (NI) mortgage, £189,627, 4.53 % for 60 months at £973.56, then 7.35 % at £1,274.13, 360 months',
            'AIB (NI) green mortgage, £202,706, 3.79 % then 7.35 %, 312 months',
          ],
        },
        {
          says: `Nationwide, £3,000 at 17.9% with a fee of £12: £42 for interest and fee together. We get ${firstInterest(3_000, 17.9)} for the interest alone.`,
          named: ["Nationwide, £3,000 at 17.9 % with a £12 fee: 'interest and fee £42'"],
        },
      ],
    },
    {
      reason: 'The published figures do not fit together',
      cases: [
        {
          says: 'The AA, three loans over 36 months: the 36 payments do not come to the total that goes with them.',
          named: [
            'The AA, £3,000 at 7.9 %: £93.43, £365.64; £7,500 at 4.1 %: £221.00, £483.00',
            'The AA, £7,500 at 4.2 %: £222.00, £495.00',
          ],
        },
        {
          says: 'Leeds Building Society, a mortgage of £180,000: with the payments that it gives, ours takes one payment more than it says.',
          named: ['Leeds Building Society, £180,000, 5.55 %, 7.49 %, 8.24 %: £227,600.58 interest'],
        },
        {
          says: 'Newbury Building Society, a mortgage of £180,000: the payments clear it three months before the term that it gives. Another example of the same lender comes out.',
          named: ['Newbury, £180,000, 1.94 % then 4.2 %: £592.71, £803.04'],
        },
      ],
    },
    {
      reason: 'Something that the sum needs is not given',
      cases: [
        {
          says: 'Lloyds Bank, the third figure of an example whose other two come out: the payment behind it is not given.',
          named: ['Lloyds, third figure, £3,981 in total'],
        },
        {
          says: `Vanquis, 7% of the balance a month: 65 months and £627. The least that it asks for is not given. With £10 we get ${byPercentage(10)}; with £5, ${byPercentage(5)}.`,
          named: ['Vanquis, 7 % of the balance: 65 months, £627'],
        },
      ],
    },
    {
      reason: 'It is rounded in another way',
      cases: [
        {
          says: `Barclaycard, £1,000 at 12% a year for 12 months without a payment: £1,126.83. We round each month, and get ${formatPence(withoutPayments())}.`,
          named: [
            'Barclaycard, £1,000 at a simple 12 % without payments: £1,126.83 after 12 months',
          ],
        },
      ],
    },
    {
      reason: 'We do not work it out yet',
      cases: [
        {
          says: 'Paul Rigby, a car on a personal contract purchase (PCP): it ends with one large payment, for which the calculator has no field.',
          named: ['Paul Rigby PCP, 48 payments of £221.40 and £4,296.59 at 12.9 % APR'],
        },
      ],
    },
  ];
}

/** Of other calculators and of articles. */
export const unmatchedCalculators = {
  dividingByTwelve: [
    'ukcalculator, £5,000 at 21 %, £200 a month: 34 months, £1,640',
    'financialcalculator.online, £2,500 at 22 %, 2 %, at least £25: 553 months',
  ],
  others: [
    'market-reporter.biz (a quoted adviser), £4,476 at 21.9 % APR, 1 % plus interest, at least £5: 370 months, £7,125; at £119 fixed 61 months, £2,612',
    'moneywise, £1,000 at 18 %, 2.5 %, at least £5: 17 years, £1,810',
    'poundlogic, £3,000 at 22 %, £100 a month: about 37 months, £730',
    'whatsthecost.com, £1,671 at 1.4 % a month, 2.25 %: £2,566.04',
  ],
} as const;

type Terms = { readonly balance: number; readonly interestRate: number };

function figuresOf(debt: Terms & Record<string, unknown>, options: Record<string, unknown> = {}) {
  const typed = { creditor: 'Example', type: 'Other', rateKind: 'apr', monthlyPayment: 0 };
  return caseFigures(requestOf({ debts: [{ ...typed, ...debt }], ...options }), 'minimum');
}

function loanPayment(balance: number, interestRate: number): string {
  const debt = { balance, interestRate, minimum: { floor: 0 } };
  return formatPence(figuresOf(debt, { targetMonths: 36 }).targetMonthlyPayment ?? 0);
}

function firstInterest(balance: number, interestRate: number): string {
  const figures = figuresOf({ balance, interestRate, monthlyPayment: balance });
  return formatPence(figures.firstInterest ?? 0);
}

function mortgageMonths(): number {
  const change = { lastMonth: 60, thenRate: 7.35, thenPayment: 1_274.13 };
  const debt = { balance: 189_627, interestRate: 4.53, monthlyPayment: 973.56 };
  return figuresOf({ ...debt, rateKind: 'simple', rateChanges: [change] }).months ?? 0;
}

/** With the balance and the APR that its other example has, which were found by trying. */
function byPercentage(floor: number): string {
  const minimum = { floor, percent: 7 };
  const { months, totalInterest } = figuresOf({ balance: 1_000, interestRate: 39.94, minimum });
  return `${count(months ?? 0, 'month')} and ${formatPence(totalInterest ?? 0)}`;
}

function withoutPayments(): number {
  const run = startRun(
    planOf([{ balance: 1_000, interestRate: 12, monthlyPayment: 0 }], 0),
    'minimum',
  );
  while (run.month < 12) run.advance();
  return run.totalBalancePence;
}
