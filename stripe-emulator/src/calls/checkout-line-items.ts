/** The lines of a checkout session, which Stripe shows only on request. */
import { hasTrial } from '../billing/checkout-amounts.ts';
import { listReply } from '../http/call.ts';
import { pageOfItems } from '../http/page-of-items.ts';
import type { CheckoutTerms } from '../store/checkout-terms.ts';
import type { ListPage } from '../store/list-page.ts';

/** During a trial a line costs nothing today, as at Stripe. */
export function checkoutLineItems(id: string, terms: CheckoutTerms, page: ListPage): object {
  const isFree = hasTrial(terms);
  const items = terms.items.map((item) => {
    const amount = isFree ? 0 : item.price.unit_amount * item.quantity;
    return {
      id: item.id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: item.price.currency,
      description: item.productName,
      metadata: {},
      price: item.price,
      quantity: item.quantity,
    };
  });
  return listReply(`/v1/checkout/sessions/${id}/line_items`, pageOfItems(items, page, 'item'));
}
