// What people read when their plan holds no more.

export const limitTexts = {
  reached: ({ kind, plan, limit }: { kind: 'portfolio' | 'debt'; plan: string; limit: number }) =>
    kind === 'portfolio'
      ? `Your ${plan} holds ${count(limit, 'portfolio')}.`
      : `Your ${plan} holds ${count(limit, 'debt')} in a portfolio. Debts that are paid off do not count.`,
  upgrade: (offer: { plan: string; price: string; benefits: readonly string[] }) =>
    `Upgrade to ${offer.plan} (${offer.price}/month): ${offer.benefits.join(', ')}.`,
  noneHigher: 'This is as much as one account can hold. Contact us if you need more.',
  canAdd: 'You can add another debt.',
} as const;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
