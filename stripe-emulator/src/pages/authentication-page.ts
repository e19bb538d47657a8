/** The page of a bank that asks its customer to confirm a payment or a card. */
import { html } from './html.ts';
import type { PageReply } from './page-routes.ts';

export function authenticationPage({
  action,
  amount,
  leadsTo,
}: {
  readonly action: string;
  /** Null where a card is only stored. */
  readonly amount: string | null;
  readonly leadsTo: readonly (string | null)[];
}): PageReply {
  return {
    kind: 'page',
    title: 'Confirm with your bank',
    leadsTo,
    body: html`<div class="card narrow">
      <h1>Confirm with your bank</h1>
      <p>${
        amount === null
          ? 'Your bank wants to check that it’s you saving this card.'
          : `Your bank wants to check that it’s you paying ${amount}.`
      } This is a test, so choose what happens.</p>
      <form method="post" action="${action}" class="actions">
        <button name="result" value="complete">Complete</button>
        <button name="result" value="fail" class="secondary">Fail</button>
      </form>
    </div>`,
  };
}

export const authenticationFailed =
  'Your bank could not confirm that it was you. Nothing was taken. Try again, or use another card.';
