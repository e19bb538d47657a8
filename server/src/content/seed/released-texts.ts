/**
 * The digests of the texts that each article has come with, the present one last. An article that still has one of
 * them is as we left it, and may be given the present one; any other has been edited.
 */
export const releasedTexts: Readonly<Record<string, readonly string[]>> = {
  'avalanche-snowball-or-minimums': ['68c5e8486dec8f17', '4c6bc9dea0daa196'],
  'apr-ear-and-monthly-rates': ['ca81497f147be8cf', 'd5812bc9776ab14c'],
  'how-card-minimum-payments-work': ['9ef056e8e4e1af1c', 'da49c4d8583a2fed'],
  'priority-and-non-priority-debts': ['6a330cfd6f3db405', 'bb560bb08704ec60', 'c6c71d080c2f695e'],
  'balance-transfers-at-0-percent': ['405b6de3dc9cbeb0', 'f47afa1c8f76056e'],
  'persistent-debt-letters': ['a4cfe7ece91bf117', 'f331e219818aaeae'],
  'getting-out-of-an-overdraft': ['9ec522a0a8a57962', '53daee7baacfe18e'],
  'student-loans-and-payoff-plans': ['c6bb48b74359f4ec', 'b375f4020cfd366e', '1bd9dd910aefdaa1'],
  'buy-now-pay-later-after-july-2026': ['280a9f965da87ce6', '5b6bf1410700b063', '3abc23279d8f643c'],
  'overpaying-a-loan-or-mortgage': ['60616e8b25144695', 'ebbb12e2399da364'],
  'breathing-space-dmp-dro-iva-das': ['5a65145ba27d2a24', 'ab1ceeffd2fa6799', 'efe91a518ffd290c'],
  'budget-and-small-buffer': ['48086e0b16dca023', '6d40cabd33f6b5c1'],
};
