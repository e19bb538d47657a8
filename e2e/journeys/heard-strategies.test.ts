import { expect, it } from 'vitest';
import { figure } from '../support/figures.ts';
import { listen } from '../support/heard.ts';
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
