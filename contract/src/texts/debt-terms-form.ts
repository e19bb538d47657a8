// The words of the form under 'More about this debt'.

export const debtTermsFormTexts = {
  more: 'More about this debt',
  kind: {
    label: 'This rate is',
    choose: 'Choose',
    hint: 'Until you choose, it counts as simple yearly.',
    options: {
      simple: 'Simple yearly',
      apr: 'APR',
      ear: 'EAR',
      monthly: 'A month',
    },
    use: { apr: 'Use APR', ear: 'Use EAR' },
  },
  changes: {
    title: 'This rate changes',
    hint: 'When a 0 % offer or a fixed rate ends. A lender can end a deal after a missed or late payment.',
    change: (position: number) => `Change ${position}`,
    lastMonth: 'Last whole month at the rate before',
    lastMonthHint: 'Ends on 14 March? Choose February.',
    clearMonth: 'Clear the month',
    rate: 'Rate after that',
    payment: 'New monthly payment',
    paymentHint: 'Leave this blank if the payment stays as it is.',
    add: 'Add a change',
    addAnother: 'Add another change',
    remove: 'Remove',
    removeOf: (position: number) => `Remove change ${position}`,
  },
  fee: {
    label: 'Fee to be added',
    hint: 'Only a fee that is not in the balance yet.',
  },
  minimum: {
    label: 'The lender asks for',
    options: {
      payment: 'The monthly payment above',
      fixed: 'A fixed amount',
      percent: 'A percentage of the balance',
      percentPlusInterest: 'A percentage plus interest',
      none: 'Nothing set',
    },
    presets: 'Often on UK cards:',
    preset: (floor: string) => `1 % plus interest, at least ${floor}`,
    amount: 'Minimum',
    percent: 'Percentage',
    floor: 'At least',
  },
  priority: 'Priority debt',
  noExtra: {
    label: 'Send no extra money here',
    hint: 'Such as a mortgage in its fixed rate, pay-later instalments or car finance.',
  },
  highCost:
    'Payday and short-term loans have a cap on their cost. Enter what is left to pay in total, rate 0, and send no extra here.',
  clear: 'Clear these details',
  cleared: 'These details are cleared.',
  isBack: 'These details are back.',
} as const;

/** Beside a rate that says nothing of its kind: what it would be, and what a month's interest then is. */
export function kindQuestion(asked: {
  readonly rate: string;
  readonly kind: 'APR' | 'EAR';
  readonly interest: string;
  readonly interestNow: string;
}): string {
  const { rate, kind, interest, interestNow } = asked;
  return `Is ${rate} the ${kind} on your statement? Then a month’s interest is ${interest}, not ${interestNow}.`;
}
