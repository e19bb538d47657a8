import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../support/browser.ts';
import { listen } from '../support/heard.ts';
import { form, items, openTracker, recordPayments } from '../support/payments.ts';
import { debtCard, withPortfolio } from '../support/portfolios.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a debt is added and deleted with one message each, and the focus goes on from there', () =>
  withPortfolio({}, async (page, { id }) => {
    const heard = await listen(page);
    await visit(page, `/portfolios/${id}`);
    await heard.goTo(button(page, 'Add Debt'));
    await heard.press('Enter');
    for (const text of ['Harbour Visa', 'C', '1250', '21.9']) {
      await heard.type(text);
      await heard.press('Tab');
    }
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.type('60');
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);

    await heard.goTo(debtCard(page, 'Harbour Visa').getByRole('button', { name: /^Delete/ }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(form(page).getByRole('button', { name: 'Delete', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
  }));

it('a payment is recorded and deleted with one message each, which has the balance as it is then', () =>
  withPortfolio({}, async (page, portfolio) => {
    const heard = await listen(page);
    await recordPayments(page, portfolio, [{}]);
    await openTracker(page, portfolio.id);
    await heard.clear();
    await heard.goTo(button(page, 'Add Payment'));
    await heard.press('Enter');
    await heard.goTo(form(page).getByRole('button', { name: 'Add Payment', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Tab', 'Enter', 'ArrowDown', 'Tab');
    await heard.type('120.50');
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(
      items(page)
        .first()
        .getByRole('button', { name: /^Delete/ }),
    );
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(form(page).getByRole('button', { name: 'Delete', exact: true }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
  }));
