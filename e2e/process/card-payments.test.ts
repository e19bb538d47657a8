import { plans } from '@debt-payoff/contract/plans';
import { expect, it } from 'vitest';
import { createStripeClient } from '../../server/src/billing/stripe/stripe-client.ts';
import { connectToBuiltIn } from '../support/built-in-database.ts';
import { makeDataFolder, removeFolder } from '../support/data-folder.ts';
import { startServer } from '../support/server-process.ts';

it('without a Stripe key one process serves test payments for all, with the plans to buy, and another takes over', async () => {
  const folder = await makeDataFolder('payments');
  const one = await startServer({ DATA_DIR: folder });
  const address = addressIn(one.output());
  expect(one.output()).toContain('no real money');
  const client = await connectToBuiltIn(folder);
  const { rows } = await client.query(
    `SELECT body ->> 'secretKey' AS key FROM stripe_emulator.settings`,
  );
  await client.end();
  const stripe = createStripeClient({ secretKey: rows[0].key, address });
  const amounts = async () => {
    const { data } = await stripe.prices.list({
      lookup_keys: [plans.basic.priceId, plans.premium.priceId],
    });
    return data.map(({ unit_amount: amount }) => Number(amount)).toSorted((a, b) => a - b);
  };
  const wanted = [plans.basic.pricePence, plans.premium.pricePence];
  await expect.poll(amounts).toEqual(wanted);

  const two = await startServer({ DATA_DIR: folder });
  expect(addressIn(two.output())).toBe(address);
  await one.stop('SIGKILL');
  await expect.poll(() => amounts().catch(() => null)).toEqual(wanted);
  expect(await two.stop()).toBe(0);
  await removeFolder(folder);
});

function addressIn(output: string): string {
  return /test payments at (\S+)/.exec(output)?.[1] ?? 'nowhere';
}
