// Why a debt comes first for extra money: what the plan goes by, not what anyone ought to do.

export const firstDebtTexts = {
  priority: 'priority debt',
  amongPriority: (order: string) => `priority debt, and of those the ${order}`,
  amongTakers: (order: string) => `${order}, of the debts that take extra money`,
  onlyTaker: 'the only debt that extra money may go to',
  order: {
    'rate-now': 'highest rate now',
    'rate-after-deal': 'highest rate after its deal',
    'rate-after-changes': 'highest rate after all changes',
    balance: 'smallest balance',
    'own-order': 'first in your order',
    'next-in-own-order': 'next in your order',
  },
  rateAhead: (months: string) => `highest rate over ${months}`,
  joint: (order: string, tie: string) => `joint ${order}, and of those ${tie}`,
  ties: {
    balance: 'the smallest balance',
    rate: 'the highest rate now',
    entered: 'the one entered first',
  },
  sentence: (words: {
    readonly name: string;
    readonly from: string | null;
    readonly reason: string;
  }) => {
    const from = words.from === null ? 'Extra' : `From ${words.from}, extra`;
    return `${from} money goes to ${words.name} first: ${words.reason}.`;
  },
} as const;
