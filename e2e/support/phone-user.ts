/** Somebody who fills in the calculator on a phone: what they tap and what they type is counted. */
import type { Locator, Page } from 'playwright-core';
import { debt } from './calculator-page.ts';

export type TypedDebt = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: string;
  readonly rate: string;
  readonly payment?: string;
  readonly term?: string;
};

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

export function aPhoneUser(page: Page) {
  const counts = { taps: 0, typedFields: 0 };
  const tap = async (control: Locator): Promise<void> => {
    counts.taps += 1;
    await control.tap();
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    counts.typedFields += 1;
    await field.fill(text);
  };
  /** One tap for the list, and one for what is chosen from it. */
  const choose = async (list: Locator, option: string): Promise<void> => {
    counts.taps += 2;
    await list.selectOption(option);
  };
  const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name });
  return {
    counts,
    tap,
    type,
    choose,
    press: (name: string | RegExp, within?: Locator) => tap(button(name, within)),
    fill: async (position: number, typed: TypedDebt): Promise<Locator> => {
      const row = debt(page, position);
      await type(row.getByLabel('Creditor'), typed.creditor);
      await choose(row.getByLabel('Type'), typed.type);
      await type(row.getByLabel('Balance'), typed.balance);
      await type(row.getByLabel('Interest rate'), typed.rate);
      if (typed.payment !== undefined) {
        await type(row.getByLabel('Monthly payment, pounds', { exact: true }), typed.payment);
      }
      if (typed.term !== undefined) await type(row.getByLabel('Term'), typed.term);
      return row;
    },
    more: async (row: Locator): Promise<void> => tap(row.getByText('More about this debt')),
    change: async (
      row: Locator,
      { month, rate }: { readonly month: readonly [string, string]; readonly rate: string },
    ): Promise<void> => {
      await tap(button('Add a change', row));
      await choose(row.getByLabel(/^Last whole month.*, month$/), month[0]);
      await choose(row.getByLabel(/^Last whole month.*, year$/), month[1]);
      await type(row.getByLabel('Rate after that'), rate);
    },
  };
}
