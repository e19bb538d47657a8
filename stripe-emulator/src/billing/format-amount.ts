/** £4.99, from 499: the same in messages, on invoices and on pages. */
export function formatAmount(pence: number, currency = 'gbp'): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(pence / 100);
}
