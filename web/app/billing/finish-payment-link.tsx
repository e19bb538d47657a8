/** Leads to the page at Stripe where an open payment is made. This page stays, and looks again when one comes back. */
import { buttonClass } from '../ui/button.tsx';

export function FinishPaymentLink({ url }: { readonly url: string }) {
  return (
    <a className={buttonClass({})} href={url} target="_blank" rel="noopener">
      Finish payment
      <span className="vh"> (opens a new tab)</span>
    </a>
  );
}
