import { expect, it } from 'vitest';
import { signIn } from '../support/accounts.ts';
import { withPage } from '../support/browser.ts';
import { demo, openDashboard } from '../support/dashboard-page.ts';
import { figure, tableOf } from '../support/figures.ts';

it('the charts show the debt by portfolio, by debt and by interest rate, are read by keyboard, and their tables add up', () =>
  withPage(async (page) => {
    await signIn(page, demo('basic'));
    await openDashboard(page);
    const byPortfolio = figure(page, 'Debt by portfolio');
    await byPortfolio
      .getByText('The largest portfolio is Household: £8,532.85, 52% of what you owe.')
      .first()
      .waitFor();
    await expect
      .poll(() => byPortfolio.getByRole('list', { name: 'Debt by portfolio' }).innerText())
      .toMatch(/Household\s+£8,532.85\s+Car\s+£7,920.00\s+In total\s+£16,452.85/);
    expect(await tableOf(byPortfolio)).toEqual([
      ['Portfolio', 'Balance', 'Share'],
      ['Household', '£8,532.85', '52%'],
      ['Car', '£7,920.00', '48%'],
      ['In total', '£16,452.85', '100%'],
    ]);
    // Without those that are paid off.
    expect(await tableOf(figure(page, 'Balance by debt'))).toEqual([
      ['Debt', 'Balance', 'Share'],
      ['Brookside Motors finance', '£7,920.00', '48%'],
      ['Calder Bank loan', '£5,480.00', '33%'],
      ['Northgate credit card', '£2,640.55', '16%'],
      ['Marlow & Finch store card', '£412.30', '3%'],
      ['In total', '£16,452.85', '100%'],
    ]);
    expect(await tableOf(figure(page, 'Balance by interest rate'))).toEqual([
      ['Interest rate', 'Debts', 'Balance', 'Share'],
      ['Under 5%', '0', '£0.00', '0%'],
      ['From 5% to under 10%', '2', '£13,400.00', '81%'],
      ['From 10% to under 20%', '0', '£0.00', '0%'],
      ['From 20% to under 30%', '2', '£3,052.85', '19%'],
      ['30% or more', '0', '£0.00', '0%'],
      ['In total', '4', '£16,452.85', '100%'],
    ]);

    for (const { title, label, readings } of [
      {
        title: 'Debt by portfolio',
        label: 'Look at a portfolio',
        readings: ['Household: £8,532.85, 52%', 'Car: £7,920.00, 48%'],
      },
      {
        title: 'Balance by debt',
        label: 'Look at a debt',
        readings: ['Brookside Motors finance: £7,920.00, 48%', 'Calder Bank loan: £5,480.00, 33%'],
      },
      {
        title: 'Balance by interest rate',
        label: 'Look at a range of rates',
        readings: [
          'Under 5%: £0.00, 0%, 0 debts',
          'From 5% to under 10%: £13,400.00, 81%, 2 debts',
        ],
      },
    ]) {
      const slider = figure(page, title).getByLabel(label);
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(readings[0]);
      await slider.press('ArrowRight');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(readings[1]);
      await expect.poll(() => figure(page, title).locator('.chosen').count()).toBe(1);
    }
  }));
