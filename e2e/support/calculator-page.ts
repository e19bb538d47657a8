/** The calculator's form, filled in as people do. */
import type { Page } from 'playwright-core';

export const debt = (page: Page, position: number) =>
  page.getByRole('group', { name: `Debt ${position}`, exact: true });
export const creditorOf = (page: Page, position: number) =>
  debt(page, position).getByLabel('Creditor').inputValue();
export const submit = (page: Page) =>
  page.getByRole('button', { name: 'Calculate Strategies' }).click();

export const barclaycard = {
  Creditor: 'Barclaycard',
  Type: 'Credit Card',
  Balance: '3,000',
  'Interest rate': '18.9',
  'Monthly payment': '90',
};

/** The same debt as it stands in a link or in results. */
export const barclaycardDebt = {
  creditor: 'Barclaycard',
  type: 'Credit Card',
  balance: 3000,
  interestRate: 18.9,
  monthlyPayment: 90,
  termMonths: null,
};

export async function fillDebt(page: Page, position: number, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = debt(page, position).getByLabel(label);
    if (label === 'Type') await field.selectOption(value);
    else await field.fill(value);
  }
}
