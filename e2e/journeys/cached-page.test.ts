import { expect, it } from 'vitest';
import { missingPage, withPage } from '../support/browser.ts';

/** React leaves its own keys on what it has taken over. */
const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));

it('a page that the browser kept comes alive after the server says that it is still right', async () => {
  await withPage(
    async (page) => {
      const documents = new Set<string>();
      const statuses: number[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ requestId, type }) => {
        if (type === 'Document') documents.add(requestId);
      });
      // Elsewhere a 304 shows as the 200 of the page that was kept.
      session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
        if (documents.has(requestId)) statuses.push(statusCode);
      });
      await page.goto('/');
      await expect.poll(() => page.evaluate(isAlive)).toBe(true);
      await page.reload();
      await expect.poll(() => page.evaluate(isAlive)).toBe(true);
      expect(statuses).toEqual([200, 304]);
    },
    { ownProfile: true },
  );
});

it('the one page for all addresses that lead nowhere comes alive at each of them', async () => {
  await withPage(
    async (page) => {
      for (const address of ['/nope-1', '/nope/2?x=1']) {
        expect((await page.goto(address))?.status()).toBe(404);
        await expect.poll(() => page.evaluate(isAlive)).toBe(true);
        expect(page.url().endsWith(address)).toBe(true);
        await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      }
    },
    { expects: missingPage },
  );
});
