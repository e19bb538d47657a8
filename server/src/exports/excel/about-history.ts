/** What the columns of a history mean. */
import type { HistoryInput } from '../payment-history-report.ts';
import { proseSheet } from './prose-sheet.ts';
import type { Sheet } from './sheet.ts';

export function aboutHistory(
  { portfolioName, madeOn }: HistoryInput,
  { order }: { readonly order: number },
): Sheet {
  const [year, month, day] = madeOn.split('-');
  return proseSheet({
    order,
    title: `Payments of ${portfolioName}`,
    blocks: [
      { head: 'Made on', paragraphs: [`${day}/${month}/${year}`] },
      {
        head: 'How to read it',
        paragraphs: [
          'Of each payment, interest is what had been charged on the debt, and principal is what brought the balance down. Interest is an estimate where you did not state a balance: your statements have the last word.',
          'Spending or refunds: what was entered as such, or what a stated balance showed besides interest. Above 0 it is spending and charges, below 0 refunds and corrections.',
          'More than was owed: what was paid beyond the whole balance.',
          'A payment that does not count towards the balance was made before the balance that you entered, which already includes it.',
          'Other, in the sheet by month: what was paid beyond the whole balance, or does not count towards it.',
          'A debt that is paid off has no monthly payment any more.',
          'Other entries are openings, balances that you stated, spending, charges and refunds.',
          'Totals and the sheet by month are formulas: they follow what you change in this file.',
        ],
      },
    ],
  });
}
