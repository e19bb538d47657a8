import { monthOf } from '@debt-payoff/contract/months';
import { beforeEach, expect, it } from 'vitest';
import { blankRow, type Row, setTermedRules } from './rows.ts';
import { termedHints } from './termed-hints.ts';
import { withTypedTerms } from './typed-terms.ts';
import { rulesOfRow } from './use-termed-rules.ts';

const start = monthOf('2026-11');
beforeEach(() => setTermedRules((row) => rulesOfRow(row, start)));

const card: Row = {
  ...blankRow(1),
  ...{ creditor: 'Card', type: 'Credit Card', balance: '8000', interestRate: '24.9' },
  ...{ rateKind: 'apr', monthlyPayment: '300' },
};
const deal = JSON.stringify([{ lastMonth: '2027-02', rate: '24.9', payment: '' }]);

it.each<[Partial<Row>, string[]]>([
  [
    {},
    ['About £149.61 of the first payment is interest. The rest, £150.39, brings the balance down.'],
  ],
  [
    {
      minimumRule: 'percentPlusInterest',
      minimumPercent: '1',
      minimumFloor: '25',
      monthlyPayment: '',
    },
    ['The minimum you described is £229.61. The plan counts that.'],
  ],
  [
    {
      minimumRule: 'percentPlusInterest',
      minimumPercent: '1',
      minimumFloor: '25',
      monthlyPayment: '229.61',
    },
    ['About £149.61 of the first payment is interest. The rest, £80.00, brings the balance down.'],
  ],
  // Four months without interest: £7,840 in March bear 1.8701 %.
  [
    { interestRate: '0', rateChanges: deal, monthlyPayment: '40' },
    [
      'No interest: £40.00 a month brings the balance down.',
      'From April 2027 the interest would be about £147 a month, more than this payment.',
      'Its own payment does not clear this debt.',
    ],
  ],
  [
    { interestRate: '0', rateChanges: deal, monthlyPayment: '147' },
    ['No interest: £147.00 a month brings the balance down.'],
  ],
  // Cleared before the deal ends.
  [
    { interestRate: '0', rateChanges: deal, monthlyPayment: '8000' },
    ['The first payment clears it.'],
  ],
  [
    { balance: '5000', interestRate: '40', monthlyPayment: '100' },
    [
      'By its own payment of £100.00 a month this debt would not go down; its interest is £142.18 a month.',
      'Its own payment does not clear this debt.',
    ],
  ],
  [{ balance: '' }, []],
])('of a row with %j says %j', (change, hints) => {
  const found = termedHints(withTypedTerms({ ...card, ...change }, start), start);
  expect(found.sentences).toEqual(hints);
  expect(found.isStuck).toBe(hints.some((hint) => hint.includes('does not clear')));
});
