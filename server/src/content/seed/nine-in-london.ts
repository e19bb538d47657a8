import { product } from '@debt-payoff/contract/product';

const hourMs = 3_600_000;
const londonHour = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: product.timeZone,
});

/** Nine in the morning of that day in London: 08:00 UTC in summer, 09:00 UTC in winter. */
export function nineInLondon(day: string): Date {
  const nineInUtc = Date.parse(`${day}T09:00:00Z`);
  const hoursAhead = Number(londonHour.format(nineInUtc)) - 9;
  return new Date(nineInUtc - hoursAhead * hourMs);
}
