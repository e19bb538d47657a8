/** What would clear debts that are not cleared, with a space before it: few need its code. */

import { clearingPaymentSentence } from '@debt-payoff/contract/clearing-sentences';
import type { Debt } from '@debt-payoff/engine';

export { ClearingExtra } from '../payoff-plan/clearing-extra.tsx';

export function ClearingPayment(props: { readonly debt: Debt; readonly hasExtra: boolean }) {
  return ` ${clearingPaymentSentence(props.debt, props)}`;
}
