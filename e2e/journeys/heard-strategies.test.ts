import { addMonths } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { expect, it } from 'vitest';
import { focusedText, hold, reload, visit } from '../support/browser.ts';
import { thisMonthOn } from '../support/engine-figures.ts';
import { figure } from '../support/figures.ts';
import { listen } from '../support/heard.ts';
import { callAs, card, withPortfolio } from '../support/portfolios.ts';
import { scrollToPlan, twoDebts, withResults } from '../support/strategies-page.ts';

it('a strategy is chosen, a chart read along, and its months opened, each said once', () =>
  withResults(twoDebts, async (page) => {
    const heard = await listen(page);
    await page.reload();
    await scrollToPlan(page);
    await heard.clear();
    await heard.goTo(page.getByRole('tab', { name: 'Avalanche' }));
    await heard.press('ArrowRight', 'Tab');
    expect(await heard.script()).toEqual([
      'Avalanche, tab, selected',
      'Snowball, tab, selected',
      'Snowball, tabpanel',
    ]);

    await heard.goTo(page.getByRole('button', { name: /^Show remaining \d+ months$/ }));
    await heard.press('Enter');
    expect(await heard.script()).toEqual([
      'Show remaining 23 months, button, collapsed',
      expect.stringMatching(/^Month 13 .*, disclosure, collapsed$/),
    ]);

    const chart = figure(page, 'Your balance over time');
    await heard.goTo(chart.getByRole('slider'));
    await heard.press('ArrowRight');
    expect(await heard.script()).toEqual([
      expect.stringMatching(
        /^Look at a month, Your balance over time, slider: \w+ \d+: Avalanche £/,
      ),
      expect.stringMatching(
        /^\w+ \d+: Avalanche £6,295\.49, Snowball £6,295\.49, Minimum £6,295\.49$/,
      ),
    ]);
    await heard.goTo(chart.locator('summary'));
    await heard.press('Enter', 'Tab');
    expect(await heard.script()).toEqual([
      'View as table, Your balance over time, disclosure, collapsed',
      'expanded',
      'Your balance over time, group',
    ]);
  }));

it('the title that has the focus stays, though the code that reads a deal comes after it', () =>
  withPortfolio({}, async (page, { id }) => {
    await visit(page, `/portfolios/${id}`);
    const last_month = addMonths(await thisMonthOn(page), 5);
    const rate_changes = [{ last_month, then_rate: 24.9, then_payment: null }];
    const deal = { ...card, interest_rate: 0, rate_kind: 'apr', rate_changes };
    await callAs(page, 'POST', `/api/portfolios/${id}/debts`, deal);
    await reload(page);
    const letGo = await hold(page, '**/assets/termed-pages*.js');
    await page.getByRole('button', { name: 'Calculate Strategies' }).press('Enter');
    await expect.poll(() => focusedText(page)).toBe(strategyTexts.title);
    const title = await page.locator('h1').elementHandle();
    letGo();
    await page.getByText('Your plan for').waitFor();
    expect(await title?.evaluate((element) => element === document.activeElement)).toBe(true);
  }));
