/**
 * What holds up the strategies page: 50 debts over about 600 months, in Chromium slowed down four times,
 * as on a cheap phone. Prints the longest task of each step.
 */
import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { longPlan } from '../e2e/support/many-debts.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const goalMs = 200;
const slowdown = 4;
const rounds = 3;

/** Plain selectors: looking for roles among thousands of elements would be the longest task of all. */
const steps: Record<string, (page: Page, origin: string) => Promise<void>> = {
  load: async (page, origin) => {
    await page.goto(`${origin}/strategies`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.querySelectorAll('.month-body').length === 6);
  },
  'the charts come into view': async (page) => {
    await page.evaluate(() => document.querySelector('.charts-to-come')?.scrollIntoView());
    await page.waitForFunction(() => document.querySelectorAll('figure').length === 4);
  },
  'another strategy': async (page) => {
    await press(page, '[role=tab]:nth-child(2)');
    await page.waitForSelector('[role=tabpanel][aria-labelledby$=snowball]');
  },
  'the remaining months': async (page) => {
    await press(page, '.months + .plan-toggle button');
    await page.waitForFunction(() => document.querySelectorAll('.month').length > 500);
  },
};

/** Without scrolling there, which lays out months that were out of view. */
async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => {
    document.querySelector<HTMLElement>(found)?.click();
  }, selector);
}

const server = await startFreshServer('strategies');
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumFlags,
});
try {
  const longest = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [step, ms] of await measureSteps()) {
      longest.set(step, [...(longest.get(step) ?? []), ms]);
    }
  }
  for (const [step, times] of longest) {
    const median = medianOf(times);
    console.log(
      `strategies page, ${step}: longest task ${median.toFixed(0)} ms, median of ${rounds} (goal under ${goalMs}); 50 debts, ${slowdown}x slowed`,
    );
    if (!(median < goalMs)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

async function measureSteps(): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    sessionStorage.setItem('strategies', text);
    const tasks: number[] = [];
    const add = (list: PerformanceObserverEntryList): void => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    };
    new PerformanceObserver(add).observe({ type: 'longtask', buffered: true });
    Object.assign(window, { takeTasks: () => tasks.splice(0) });
  }, JSON.stringify(longPlan));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const found = new Map<string, number>();
  for (const [step, act] of Object.entries(steps)) {
    await act(page, server.url);
    // Whatever the step set off has ended when the page had nothing to do for so long.
    await page.waitForTimeout(1_500);
    const tasks = await page.evaluate(() =>
      (window as unknown as { takeTasks: () => number[] }).takeTasks(),
    );
    found.set(step, Math.max(0, ...tasks));
  }
  await context.close();
  return found;
}
