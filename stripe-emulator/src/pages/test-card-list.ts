/** The card numbers that can be typed here, and what each of them does. */
import { type Html, html } from './html.ts';

const shownCards: readonly (readonly [number: string, outcome: string])[] = [
  ['4242 4242 4242 4242', 'Succeeds'],
  ['5555 5555 5555 4444', 'Succeeds, Mastercard'],
  ['4000 0082 6000 0000', 'Succeeds, UK Visa'],
  ['4000 0027 6000 3184', 'Asks the bank each time'],
  ['4000 0025 0000 3155', 'Asks the bank when first used'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Insufficient funds'],
  ['4000 0000 0000 0069', 'Expired card'],
  ['4000 0000 0000 0127', 'Wrong security code'],
  ['4242 4242 4242 4241', 'Wrong number'],
  ['4000 0000 0000 0341', 'Can be stored, later payments fail'],
];

export function testCardList(): Html {
  return html`<p class="quiet">Any future date, any security code and any name will do.</p>
  <ul class="test-cards">
    ${shownCards.map(([number, outcome]) => html`<li><code>${number}</code> <span>${outcome}</span></li>`)}
  </ul>`;
}

export function testCardDetails(): Html {
  return html`<details><summary>Test card numbers</summary>${testCardList()}</details>`;
}
