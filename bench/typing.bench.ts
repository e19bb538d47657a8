/**
 * From a key to updated figures: a calculator with 50 debts over about 600 months, in Chromium slowed
 * down four times, as on a cheap phone.
 */
import { chromium } from 'playwright-core';
import { chromiumFlags, findOrInstallChromium } from '../e2e/support/chromium.ts';
import { startFreshServer } from './fresh-server.ts';
import { medianOf } from './median.ts';

const keys = 30;
const goalMs = 50;
const slowdown = 4;

const rows = Array.from({ length: 50 }, (_, index) => ({
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

const server = await startFreshServer('typing');
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumFlags,
});
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const draft = JSON.stringify({ rows, extra: '' });
  await page.addInitScript((kept) => localStorage.setItem('calculator_state', kept), draft);
  await page.goto(`${server.url}/calculator`, { waitUntil: 'networkidle' });
  await page.waitForSelector('#debt-50-balance');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const times: number[] = [];
    let pressedAt = 0;
    document.addEventListener('keydown', () => {
      pressedAt = performance.now();
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
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const median = medianOf(times);
  const months = await page.textContent('.answer-month');
  console.log(
    `typing: ${median.toFixed(0)} ms from key to figures, median of ${times.length} (goal under ${goalMs}); 50 debts, ${months}, ${slowdown}x slowed; slowest ${Math.max(...times).toFixed(0)} ms`,
  );
  if (!(median < goalMs)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
