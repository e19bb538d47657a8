/** Leads to the page at Stripe where an open payment is made. This page stays, and looks again when one comes back. */
import { buttonClass } from '../ui/button.tsx';
import { newTab, opensNewTab } from '../ui/new-tab.tsx';

export function FinishPaymentLink({ url }: { readonly url: string }) {
  return (
    <a className={buttonClass({})} href={url} {...newTab}>
      Finish payment
      {opensNewTab}
    </a>
  );
}
