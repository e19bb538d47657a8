import { symlink } from 'node:fs/promises';
import { plans } from '@debt-payoff/contract/plans';
import { expect, it } from 'vitest';
import { createStripeClient } from '../../server/src/billing/stripe/stripe-client.ts';
import { connectToBuiltIn, findDatabasePid } from '../support/built-in-database.ts';
import { makeEmptyFolder, removeFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';

it('two that start at once on an empty folder, however its path is spelled, share one database and, without a Stripe key, test payments with the plans to buy; the last one out stops it', async () => {
  const folder = await makeEmptyFolder('shared');
  const link = `${folder}-link`;
  await symlink(folder, link);
  const [one, two] = await Promise.all([
    startServer({ DATA_DIR: folder }),
    startServer({ DATA_DIR: link }),
  ]);
  const pid = await findDatabasePid(folder);
  expect(pid).not.toBeNull();
  expect(await findDatabasePid(link)).toBe(pid);
  const address = addressIn(one.output());
  expect(addressIn(two.output())).toBe(address);
  expect(one.output()).toContain('no real money');
  const amounts = await openPrices(folder, address);
  const wanted = [plans.basic.pricePence, plans.premium.pricePence];
  await expect.poll(amounts).toEqual(wanted);

  expect(await one.stop('SIGINT')).toBe(0);
  expect(await findDatabasePid(folder)).toBe(pid);
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200);
  await expect.poll(() => amounts().catch(() => null)).toEqual(wanted);
  // As a terminal that is closed does.
  expect(await two.stop('SIGHUP')).toBe(0);
  expect(await findDatabasePid(folder)).toBeNull();
  await Promise.all([link, folder].map(removeFolder));
});

function addressIn(output: string): string {
  return /test payments at (\S+)/.exec(output)?.[1] ?? 'nowhere';
}

/** What the plans cost there, in pence, whenever it is asked. */
async function openPrices(folder: string, address: string): Promise<() => Promise<number[]>> {
  const client = await connectToBuiltIn(folder);
  const { rows } = await client.query(
    `SELECT body ->> 'secretKey' AS key FROM stripe_emulator.settings`,
  );
  await client.end();
  const stripe = createStripeClient({ secretKey: rows[0].key, address });
  return async () => {
    const { data } = await stripe.prices.list({
      lookup_keys: [plans.basic.priceId, plans.premium.priceId],
    });
    return data.map(({ unit_amount: amount }) => Number(amount)).toSorted((a, b) => a - b);
  };
}
