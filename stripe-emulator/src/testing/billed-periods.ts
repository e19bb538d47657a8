/** What was billed for each period of a subscription lies between its cheapest and its dearest plan. */
import type { Period, Pricing } from '../objects/line-item.ts';
import type { Store } from '../store/store.ts';

type Billed = {
  readonly subscription: string | null;
  readonly amount: number;
  readonly isProration: boolean;
  readonly period: Period;
  readonly pricing: Pricing | null;
  readonly quantity: number;
};

/** `neverBilled` are invoices whose change did not come about. */
export async function findPeriodProblems(
  store: Store,
  neverBilled: ReadonlySet<string>,
): Promise<string[]> {
  const { invoices, waiting, prices } = await store.read(async (tx) => ({
    invoices: await tx.all('invoice', {}),
    waiting: await tx.all('invoiceitem', { invoice: null }),
    prices: new Map((await tx.all('price', {})).map(({ id, unit_amount }) => [id, unit_amount])),
  }));
  const billed: readonly Billed[] = [
    ...invoices
      .filter(({ id, status }) => status !== 'void' || !neverBilled.has(id))
      .flatMap(({ lines }) => lines.data)
      .map((line) => ({
        ...line,
        isProration: line.parent.subscription_item_details?.proration ?? false,
      })),
    ...waiting.map((item) => ({
      ...item,
      isProration: item.proration,
      subscription: item.parent?.subscription_details.subscription ?? null,
    })),
  ];
  const fullPrice = ({ pricing, quantity }: Billed): number =>
    (prices.get(pricing?.price_details.price ?? '') ?? 0) * quantity;
  return billed
    .filter((line) => line.subscription !== null && !line.isProration && line.amount > 0)
    .flatMap((whole) => {
      const parts = billed.filter((line) => line === whole || isWithin(line, whole));
      const total = parts.reduce((sum, { amount }) => sum + amount, 0);
      const full = parts.map(fullPrice);
      // A change is a credit and a debit, each of which may be half a penny off.
      const changes = Math.ceil((parts.length - 1) / 2);
      const credits = parts.filter(({ amount }) => amount < 0).length;
      // Time that was given back, and not billed again, is cheaper than any plan.
      const isGivenBack = credits > changes || parts.length % 2 === 0;
      const least = isGivenBack ? 0 : Math.min(...full);
      const isSound = total >= least - changes && total <= Math.max(...full) + changes;
      const amounts = parts.map(({ amount }) => amount).join(' + ');
      return isSound ? [] : [`${whole.subscription} was billed ${amounts} for one period`];
    });
}

/** Also another whole line of the very same period: it was begun anew in the second in which it began. */
function isWithin(line: Billed, whole: Billed): boolean {
  const isAnew = line.amount > 0 && line.period.start === whole.period.start;
  return (
    (line.isProration || isAnew) &&
    line.subscription === whole.subscription &&
    line.period.end === whole.period.end &&
    line.period.start >= whole.period.start
  );
}
