import { expect, it } from 'vitest';
import { recordPayments } from '../support/payments.ts';
import { withPortfolio } from '../support/portfolios.ts';
import { weighScripts } from '../support/script-weight.ts';

it('no signed-in page loads more than 260 kB of gzipped scripts', () =>
  withPortfolio({}, async (page, portfolio) => {
    await recordPayments(page, portfolio, [{}]);
    const own = `/portfolios/${portfolio.id}`;
    for (const path of [
      ...['/dashboard', '/profile', '/portfolios'],
      ...[own, `${own}/payments`, `${own}/scheduled-payments`, `${own}/progress`],
    ]) {
      const { files, gzippedBytes } = await weighScripts(page, path);
      expect(files, path).toBeGreaterThan(3);
      expect(gzippedBytes, path).toBeLessThanOrEqual(260_000);
    }
  }));
