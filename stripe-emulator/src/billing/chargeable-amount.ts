/** Less than this cannot be charged in pounds: it is added to the next invoice. */
const chargeMinPence = 30;

export function chargeableAmountOf(pence: number): number {
  return pence < chargeMinPence ? 0 : pence;
}
