/** Debts that somebody has arranged, with all that is said where their own order stands beside the other strategies. */
import type { Situation } from './compared-situations.fixture.ts';

export const arrangedSituations: readonly (Situation & {
  readonly customOrder: readonly number[];
  readonly verdict: string;
  readonly fastest: string;
  readonly lowest: string;
  readonly saving: string;
  readonly chart: string;
})[] = [
  {
    name: 'an order of one’s own costs the most',
    debts: [
      [4150, 24.9, 110],
      [2300, 7.5, 95],
      [1200, 39.9, 55],
      [780, 29.9, 35],
    ],
    extra: 100,
    customOrder: [1, 0],
    outcomes: [
      [28, 230999],
      [28, 247514],
      [29, 299657],
      [37, 287923],
    ],
    verdict:
      'Avalanche has the lowest total interest: £2,309.99. That is £686.58 less than your own order, the most expensive of the four. Snowball clears the debts in the same month, costs £165.15 more interest and is rid of its first debt 3 months sooner. Your own order clears the debts 1 month later.',
    fastest: 'Avalanche and snowball, March 2029',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of your own order',
    chart:
      'With avalanche, all the debts would be gone in March 2029, 9 months before minimum payments would clear them.',
  },
  {
    name: 'it is the order of avalanche',
    debts: [
      [250, 20, 10],
      [330, 40, 10],
    ],
    extra: 40,
    customOrder: [1, 0],
    outcomes: [
      [12, 8580],
      [12, 11362],
      [12, 8580],
      [12, 10458],
    ],
    verdict:
      'Avalanche and your own order have the lowest total interest: £85.80. That is £27.82 less than snowball, the most expensive of the four. Snowball clears the debts in the same month and is rid of its first debt 2 months sooner. Your own order gives the same results as avalanche.',
    fastest: 'Avalanche, snowball, your own order and minimum, November 2027',
    lowest: 'Avalanche and your own order',
    saving: 'Avalanche or your own order instead of snowball',
    chart: 'With avalanche, all the debts would be gone in November 2027.',
  },
  {
    name: 'it comes to what snowball does',
    debts: [
      [90, 5, 10],
      [330, 30, 10],
    ],
    extra: 40,
    customOrder: [0, 1],
    outcomes: [
      [8, 3712],
      [8, 4437],
      [8, 4437],
      [9, 4650],
    ],
    verdict:
      'Avalanche has the lowest total interest: £37.12. That is £9.38 less than minimum, the most expensive of the four. Snowball clears the debts in the same month, costs £7.25 more interest and is rid of its first debt 6 months sooner. Your own order gives the same results as snowball.',
    fastest: 'Avalanche, snowball and your own order, July 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of minimum',
    chart:
      'With avalanche, all the debts would be gone in July 2027, 1 month before minimum payments would clear them.',
  },
  {
    name: 'it differs from all others',
    debts: [
      [90, 10, 10],
      [330, 30, 10],
      [90, 10, 10],
    ],
    extra: 80,
    customOrder: [0, 1, 2],
    outcomes: [
      [5, 2641],
      [5, 3406],
      [5, 3088],
      [6, 3428],
    ],
    verdict:
      'Avalanche has the lowest total interest: £26.41. That is £7.87 less than minimum, the most expensive of the four. Snowball clears the debts in the same month, costs £7.65 more interest and is rid of its first debt 2 months sooner. Your own order clears the debts in the same month, costs £4.47 more interest and is rid of its first debt 2 months sooner.',
    fastest: 'Avalanche, snowball and your own order, April 2027',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of minimum',
    chart:
      'With avalanche, all the debts would be gone in April 2027, 1 month before minimum payments would clear them.',
  },
  {
    name: 'avalanche and snowball are alike, and it is not',
    debts: [
      [250, 15, 10],
      [250, 25, 10],
    ],
    extra: 160,
    customOrder: [0, 1],
    outcomes: [
      [3, 1507],
      [3, 1507],
      [3, 1771],
      [3, 1640],
    ],
    verdict:
      'Avalanche and snowball have the lowest total interest: £15.07. That is £2.64 less than your own order, the most expensive of the four. Avalanche and snowball give identical results. Your own order clears the debts in the same month.',
    fastest: 'Avalanche, snowball, your own order and minimum, February 2027',
    lowest: 'Avalanche and snowball',
    saving: 'Avalanche or snowball instead of your own order',
    chart: 'With avalanche, all the debts would be gone in February 2027.',
  },
  {
    name: 'it is the cheapest by rounding',
    debts: [
      [330, 30, 10],
      [90, 30, 10],
    ],
    extra: 80,
    customOrder: [0, 1],
    outcomes: [
      [5, 2957],
      [5, 2957],
      [5, 2956],
      [5, 3033],
    ],
    verdict:
      'Your own order has the lowest total interest: £29.56. That is £0.77 less than minimum, the most expensive of the four. Avalanche and snowball give identical results. They cost £0.01 more interest.',
    fastest: 'Avalanche, snowball, your own order and minimum, April 2027',
    lowest: 'Your own order',
    saving: 'Your own order instead of minimum',
    chart: 'With your own order, all the debts would be gone in April 2027.',
  },
  {
    name: 'all that roll over are alike, and minimum never ends',
    debts: [
      [330, 40, 10],
      [170, 35, 10],
    ],
    extra: 0,
    customOrder: [0, 1],
    outcomes: [[53, 54950], [53, 54950], [53, 54950], null],
    verdict:
      'Avalanche, snowball and your own order have the lowest total interest: £549.50. Minimum does not clear the debts. Avalanche and snowball give identical results. Your own order gives the same results as avalanche.',
    fastest: 'Avalanche, snowball and your own order, April 2031',
    lowest: 'Avalanche, snowball and your own order',
    saving: 'Avalanche, snowball and your own order cost the same',
    chart: 'With avalanche, all the debts would be gone in April 2031.',
  },
  {
    name: 'it never ends, as snowball does not',
    debts: [
      [4200, 0, 15],
      [5000, 40, 160],
    ],
    extra: 40,
    customOrder: [0, 1],
    outcomes: [[71, 592969], null, null, [106, 928839]],
    verdict:
      'Avalanche has the lowest total interest: £5,929.69. That is £3,358.70 less than minimum. Snowball and your own order do not clear the debts.',
    fastest: 'Avalanche, October 2032',
    lowest: 'Avalanche',
    saving: 'Avalanche instead of minimum',
    chart:
      'With avalanche, all the debts would be gone in October 2032, 35 months before minimum payments would clear them.',
  },
  {
    name: 'all four are a penny apart',
    debts: [
      [250, 30, 10],
      [10, 30, 10],
    ],
    extra: 160,
    customOrder: [0, 1],
    outcomes: [
      [2, 866],
      [2, 866],
      [2, 867],
      [2, 866],
    ],
    verdict:
      'Every strategy clears the debts in January 2027, 2 months from now, with £8.66 or £8.67 interest.',
    fastest: 'Avalanche, snowball, your own order and minimum, January 2027',
    lowest: 'Avalanche, snowball and minimum',
    saving: 'Avalanche, snowball or minimum instead of your own order',
    chart: 'With every strategy, all would be paid in January 2027.',
  },
  {
    name: 'a single debt',
    debts: [[100, 0, 50]],
    extra: 0,
    customOrder: [0],
    outcomes: [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ],
    verdict:
      'With a single debt there is no order to choose: every strategy clears it in January 2027, 2 months from now, with £0.00 interest.',
    fastest: 'Avalanche, snowball, your own order and minimum, January 2027',
    lowest: 'Avalanche, snowball, your own order and minimum',
    saving: 'Avalanche, snowball, your own order and minimum cost the same',
    chart: 'With every strategy, all would be paid in January 2027.',
  },
];
