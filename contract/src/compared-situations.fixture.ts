/** Debts whose strategies differ, or do not, in every way that is known, with all that is said of each. */
import {
  bestStrategy,
  likeness,
  type Outcome,
  type Plan,
  type StrategyName,
  startRun,
} from '@debt-payoff/engine';
import {
  type ClearingStrategy,
  type ComparedStrategies,
  comparedNames,
} from './compared-strategies.ts';

/** In pounds and percent. */
type SpokenDebt = readonly [balance: number, interestRate: number, monthlyPayment: number];

export type Situation = {
  readonly name: string;
  readonly debts: readonly SpokenDebt[];
  readonly extra: number;
  /** Where somebody has arranged the debts. */
  readonly customOrder?: readonly number[];
  /** Months and pence of interest of avalanche, snowball, one's own order and minimum; null where it never ends. */
  readonly outcomes: readonly (readonly number[] | null)[];
};

type Differing = Situation & {
  readonly verdict: string;
  readonly fastest: string;
  readonly lowest: string;
  readonly saving: string;
  readonly chart: string;
};

export const differing: readonly Differing[] = [
  {
    name: 'each strategy ends and costs otherwise; snowball is the dearest',
    debts: [
      [200, 5, 25],
      [280, 25, 20],
    ],
    extra: 200,
    outcomes: [
      [2, 876],
      [3, 1173],
      [3, 1044],
    ],
    verdict:
      'Avalanche has the lowest total interest: £8.76. That is £2.97 less than snowball, the most expensive of the three. Snowball clears the debts 1 month later and is rid of its first debt 1 month sooner.',
    fastest: 'Avalanche, January 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of snowball',
    chart:
      'With avalanche, all the debts would be gone in January 2027, 1 month before minimum payments would clear them.',
  },
  {
    name: 'all end in the same month',
    debts: [
      [370, 25, 35],
      [300, 20, 10],
    ],
    extra: 340,
    outcomes: [
      [2, 1769],
      [2, 1891],
      [2, 1839],
    ],
    verdict:
      'Avalanche has the lowest total interest: £17.69. That is £1.22 less than snowball, the most expensive of the three. Snowball clears the debts in the same month and is rid of its first debt 1 month sooner.',
    fastest: 'Avalanche, snowball and minimum, January 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of snowball',
    chart: 'With avalanche, all the debts would be gone in January 2027.',
  },
  {
    name: 'minimum is as fast as avalanche, and snowball the slowest',
    debts: [
      [230, 30, 40],
      [110, 0, 15],
    ],
    extra: 120,
    outcomes: [
      [2, 764],
      [3, 1002],
      [2, 914],
    ],
    verdict:
      'Avalanche has the lowest total interest: £7.64. That is £2.38 less than snowball, the most expensive of the three. Snowball clears the debts 1 month later and is rid of its first debt 1 month sooner.',
    fastest: 'Avalanche and minimum, January 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of snowball',
    chart: 'With avalanche, all the debts would be gone in January 2027.',
  },
  {
    name: 'minimum never ends, the others are alike',
    debts: [
      [30, 0, 40],
      [310, 40, 10],
    ],
    extra: 0,
    outcomes: [[8, 5082], [8, 5082], null],
    verdict:
      'Avalanche and snowball have the lowest total interest: £50.82. Minimum does not clear the debts. Avalanche and snowball give identical results.',
    fastest: 'Avalanche and snowball, July 2027',
    lowest: 'Avalanche and snowball',
    saving: 'Avalanche and snowball cost the same',
    chart: 'With avalanche, all the debts would be gone in July 2027.',
  },
  {
    name: 'snowball and minimum are equally dear',
    debts: [
      [60, 10, 20],
      [220, 30, 20],
    ],
    extra: 200,
    outcomes: [
      [2, 648],
      [2, 715],
      [2, 715],
    ],
    verdict:
      'Avalanche has the lowest total interest: £6.48. That is £0.67 less than snowball and minimum. Snowball clears the debts in the same month and is rid of its first debt 1 month sooner.',
    fastest: 'Avalanche, snowball and minimum, January 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of snowball or minimum',
    chart: 'With avalanche, all the debts would be gone in January 2027.',
  },
  {
    name: 'all cost the same, minimum takes longer',
    debts: [
      [10, 40, 20],
      [120, 0, 30],
    ],
    extra: 85,
    outcomes: [
      [1, 33],
      [1, 33],
      [2, 33],
    ],
    verdict:
      'Avalanche, snowball and minimum have the same total interest: £0.33. Avalanche and snowball give identical results. Minimum clears the debts 1 month later.',
    fastest: 'Avalanche and snowball, December 2026',
    lowest: 'Avalanche, snowball and minimum',
    saving: 'Avalanche, snowball and minimum cost the same',
    chart:
      'With avalanche, all the debts would be gone in December 2026, 1 month before minimum payments would clear them.',
  },
  {
    name: 'snowball never ends, although minimum does',
    debts: [
      [4200, 0, 15],
      [5000, 40, 160],
    ],
    extra: 40,
    outcomes: [[71, 592969], null, [106, 928839]],
    verdict:
      'Avalanche has the lowest total interest: £5,929.69. That is £3,358.70 less than minimum. Snowball does not clear the debts.',
    fastest: 'Avalanche, October 2032',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of minimum',
    chart:
      'With avalanche, all the debts would be gone in October 2032, 35 months before minimum payments would clear them.',
  },
  {
    name: 'minimum is cheapest by rounding',
    debts: [
      [280, 10, 40],
      [320, 10, 10],
    ],
    extra: 220,
    outcomes: [
      [3, 837],
      [3, 837],
      [3, 835],
    ],
    verdict:
      'Minimum has the lowest total interest: £8.35. That is £0.02 less than avalanche and snowball. Avalanche and snowball give identical results.',
    fastest: 'Avalanche, snowball and minimum, February 2027',
    lowest: 'Minimum',
    saving: 'Minimum instead of avalanche or snowball',
    chart: 'With minimum, all the debts would be gone in February 2027.',
  },
  {
    name: 'avalanche and minimum are equally cheap',
    debts: [
      [50, 0, 10],
      [70, 25, 40],
    ],
    extra: 70,
    outcomes: [
      [2, 146],
      [2, 149],
      [2, 146],
    ],
    verdict:
      'Avalanche and minimum have the lowest total interest: £1.46. That is £0.03 less than snowball, the most expensive of the three. Snowball clears the debts in the same month.',
    fastest: 'Avalanche, snowball and minimum, January 2027',
    lowest: 'Avalanche and minimum',
    saving: 'Avalanche or minimum instead of snowball',
    chart: 'With avalanche, all the debts would be gone in January 2027.',
  },
  {
    name: 'snowball is cheaper than avalanche by rounding',
    debts: [
      [20, 20, 20],
      [90, 40, 10],
      [310, 25, 35],
    ],
    extra: 90,
    outcomes: [
      [3, 1814],
      [3, 1812],
      [4, 1953],
    ],
    verdict:
      'Snowball has the lowest total interest: £18.12. That is £1.41 less than minimum, the most expensive of the three. Avalanche clears the debts in the same month and costs £0.02 more interest.',
    fastest: 'Avalanche and snowball, February 2027',
    lowest: 'Snowball',
    saving: 'Snowball instead of minimum',
    chart:
      'With snowball, all the debts would be gone in February 2027, 1 month before minimum payments would clear them.',
  },
  {
    name: 'no interest at all',
    debts: [
      [100, 0, 50],
      [100, 0, 20],
    ],
    extra: 0,
    outcomes: [
      [3, 0],
      [3, 0],
      [5, 0],
    ],
    verdict:
      'Avalanche, snowball and minimum have the same total interest: £0.00. Avalanche and snowball give identical results. Minimum clears the debts 2 months later.',
    fastest: 'Avalanche and snowball, February 2027',
    lowest: 'Avalanche, snowball and minimum',
    saving: 'Avalanche, snowball and minimum cost the same',
    chart:
      'With avalanche, all the debts would be gone in February 2027, 2 months before minimum payments would clear them.',
  },
  {
    name: 'only avalanche and snowball are identical',
    debts: [
      [500, 30, 50],
      [2000, 10, 50],
    ],
    extra: 0,
    outcomes: [
      [29, 38257],
      [29, 38257],
      [49, 52564],
    ],
    verdict:
      'Avalanche and snowball have the lowest total interest: £382.57. That is £143.07 less than minimum, the most expensive of the three. Avalanche and snowball give identical results.',
    fastest: 'Avalanche and snowball, April 2029',
    lowest: 'Avalanche and snowball',
    saving: 'Avalanche or snowball instead of minimum',
    chart:
      'With avalanche, all the debts would be gone in April 2029, 20 months before minimum payments would clear them.',
  },
  {
    name: 'avalanche and snowball are a penny apart',
    debts: [
      [80, 15, 40],
      [290, 25, 40],
      [40, 30, 15],
    ],
    extra: 15,
    outcomes: [
      [4, 2045],
      [4, 2046],
      [6, 2515],
    ],
    verdict:
      'Avalanche has the lowest total interest: £20.45. That is £4.70 less than minimum, the most expensive of the three. Avalanche and snowball give identical results, but for a penny of interest.',
    fastest: 'Avalanche and snowball, March 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of minimum',
    chart:
      'With avalanche, all the debts would be gone in March 2027, 2 months before minimum payments would clear them.',
  },
  {
    name: 'minimum is cheapest and slowest',
    debts: [
      [390, 15, 15],
      [300, 15, 35],
    ],
    extra: 100,
    outcomes: [
      [5, 2524],
      [5, 2524],
      [6, 2522],
    ],
    verdict:
      'Minimum has the lowest total interest: £25.22. That is £0.02 less than avalanche and snowball. Avalanche and snowball give identical results. They clear the debts 1 month sooner.',
    fastest: 'Avalanche and snowball, April 2027',
    lowest: 'Minimum',
    saving: 'Minimum instead of avalanche or snowball',
    chart: 'With minimum, all the debts would be gone in May 2027.',
  },
];

type Alike = Situation & {
  readonly note: string;
  readonly lowest: string;
  readonly chart: string;
};

export const alike: readonly Alike[] = [
  {
    name: 'minimum is a penny cheaper, which counts as identical',
    debts: [
      [170, 35, 15],
      [170, 35, 40],
    ],
    extra: 140,
    outcomes: [
      [2, 1444],
      [2, 1444],
      [2, 1443],
    ],
    note: 'Every strategy clears the debts in January 2027, 2 months from now, with £14.43 or £14.44 interest.',
    lowest: 'Minimum',
    chart: 'With every strategy, all would be paid in January 2027.',
  },
  {
    name: 'avalanche is a penny dearer, which counts as identical',
    debts: [
      [10, 30, 10],
      [140, 40, 20],
    ],
    extra: 60,
    outcomes: [
      [2, 709],
      [2, 708],
      [2, 708],
    ],
    note: 'Every strategy clears the debts in January 2027, 2 months from now, with £7.08 or £7.09 interest.',
    lowest: 'Snowball and minimum',
    chart: 'With every strategy, all would be paid in January 2027.',
  },
  {
    name: 'debts alike in everything',
    debts: [
      [1000, 18.9, 50],
      [1000, 18.9, 50],
    ],
    extra: 0,
    outcomes: [
      [25, 42116],
      [25, 42116],
      [25, 42116],
    ],
    note: 'Every strategy clears the debts in December 2028, 25 months from now, with £421.16 interest.',
    lowest: 'Avalanche, snowball and minimum',
    chart: 'With every strategy, all would be paid in December 2028.',
  },
  {
    name: 'a single debt',
    debts: [[100, 0, 50]],
    extra: 0,
    outcomes: [
      [2, 0],
      [2, 0],
      [2, 0],
    ],
    note: 'With a single debt there is no order to choose: every strategy clears it in January 2027, 2 months from now, with £0.00 interest.',
    lowest: 'Avalanche, snowball and minimum',
    chart: 'With every strategy, all would be paid in January 2027.',
  },
];

export function comparedSituation({
  debts,
  extra,
  customOrder,
}: Pick<Situation, 'debts' | 'extra' | 'customOrder'>): ComparedStrategies {
  const plan = {
    debts: debts.map(([balance, interestRate, monthlyPayment]) => ({
      balancePence: balance * 100,
      rateBasisPoints: Math.round(interestRate * 100),
      monthlyPaymentPence: monthlyPayment * 100,
    })),
    extraPence: extra * 100,
    ...(customOrder !== undefined && { customOrder }),
  };
  const walked = comparedNames(plan).map((strategy) => ({
    strategy,
    series: walk(plan, strategy),
  }));
  const results = walked.map(({ strategy, series }) => ({ strategy, outcome: outcomeOf(series) }));
  return {
    plan,
    results,
    series: walked.flatMap(({ series }) => series ?? []),
    best: bestStrategy(results),
    likeness: likeness(results, plan),
  };
}

function walk(plan: Plan, strategy: StrategyName): ClearingStrategy | null {
  const run = startRun(plan, strategy);
  const cleared: { month: number }[] = [];
  while (run.state === 'running') {
    run.advance();
    cleared.push(...run.clearedDebts.map(() => ({ month: run.month })));
  }
  if (run.state === 'never') return null;
  return { strategy, months: run.month, totalInterestPence: run.totalInterestPence, cleared };
}

function outcomeOf(series: ClearingStrategy | null): Outcome {
  if (series === null) return { neverPaysOff: true };
  const { months, totalInterestPence } = series;
  return { neverPaysOff: false, months, totalInterestPence };
}
