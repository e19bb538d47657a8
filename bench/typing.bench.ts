/**
 * From a key to updated figures: a calculator with 50 debts over about 600 months, without deals and with ten,
 * in Chromium slowed down four times, as on a cheap phone.
 */
import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const keys = 30;
const goalMs = 50;
const slowdown = 4;
const dealCount = 10;

const plainRows = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  creditor: `Creditor ${index + 1}`,
  type: 'Other',
  balance: String(60_000 + index),
  interestRate: '1',
  monthlyPayment: '129.20',
  termMonths: '',
  hasAutoPayment: false,
  paymentDay: '1',
}));
type DraftRow = (typeof plainRows)[number];

const dealRows = plainRows.map((row, index) =>
  index < dealCount ? { ...row, interestRate: '0', ...dealFields(index + 1) } : row,
);

/**
 * What a row of the draft keeps of a deal, exactly as the form writes it. Nothing is charged for one to ten years;
 * the rate then rises with them, so that each debt takes about 600 months with or without its deal.
 */
function dealFields(years: number): object {
  const today = new Date();
  const lastMonth = new Date(Date.UTC(today.getFullYear(), today.getMonth() + 12 * years - 1));
  const thenRate = Math.round(10 + 0.8 * years) / 10;
  const rateChanges = [{ lastMonth: lastMonth.toISOString().slice(0, 7), thenRate }];
  // All that a row has beyond its six fields stands in `terms`, by months of the calendar.
  return { terms: { rateChanges } };
}

const server = await startFreshServer('typing');
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumFlags,
});
try {
  await report('50 debts', plainRows);
  await report(`50 debts, ${dealCount} deals`, dealRows);
} finally {
  await browser.close();
  await server.stop();
}

async function report(name: string, rows: readonly DraftRow[]): Promise<void> {
  const page = await openCalculator(rows);
  const times = await timeKeys(page);
  const median = medianOf(times);
  const months = await page.textContent('.answer-month');
  console.log(
    `typing: ${median.toFixed(0)} ms from key to figures, median of ${times.length} (goal under ${goalMs}); ${name}, ${months}, ${slowdown}x slowed; slowest ${Math.max(...times).toFixed(0)} ms`,
  );
  if (!(median < goalMs)) process.exitCode = 1;
  if (!(await hasKept(page, rows))) {
    console.log('  The form dropped some fields of its rows: this is not the plan it should be.');
    process.exitCode = 1;
  }
  await page.context().close();
}

async function openCalculator(rows: readonly DraftRow[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const draft = JSON.stringify({ rows, extra: '' });
  await page.addInitScript((kept) => localStorage.setItem('calculator_state', kept), draft);
  await page.goto(`${server.url}/calculator`, { waitUntil: 'networkidle' });
  await page.waitForSelector('#debt-50-balance');
  return page;
}

async function timeKeys(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const times: number[] = [];
    let pressedAt = 0;
    // By the event's own time, so that a key that has to wait for other work counts from when it was pressed.
    document.addEventListener('keydown', ({ timeStamp }) => {
      pressedAt = timeStamp;
    });
    const figures = document.querySelector('.answer');
    if (figures === null) throw new Error('There is no answer on the page');
    new MutationObserver(() => {
      if (pressedAt > 0) times.push(performance.now() - pressedAt);
      pressedAt = 0;
    }).observe(figures, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { times });
  });
  await page.focus('#extra-payment');
  for (let key = 0; key < keys; key += 1) {
    // One pound more or less, so that the plan stays as long as it is.
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** Each key writes the draft again, with the fields that the form knows. */
async function hasKept(page: Page, rows: readonly DraftRow[]): Promise<boolean> {
  const kept = await page.evaluate(() => localStorage.getItem('calculator_state') ?? '');
  return rows.every((row) =>
    Object.values(row).every((value) => kept.includes(JSON.stringify(value))),
  );
}
