/**
 * People who entered their debts at an earlier time than the product's own, put into its database by
 * the functions behind the calls: the product need not run at that time.
 */
import { createPortfolioCall } from '@debt-payoff/contract/portfolios';
import { makeAccount } from '../../server/src/accounts/registration.ts';
import { createPortfolio } from '../../server/src/debts/portfolio-with-debts.ts';
import { grantTier } from '../../server/src/entitlements/entitlements.store.ts';
import { clockStartingAt } from '../../server/src/platform/clock.ts';
import { connect } from '../../server/src/platform/database/database.ts';
import { requestBounds, stretchBounds } from '../../server/src/platform/database/pool.ts';
import { scheduleLinks } from '../../server/src/registries.ts';
import {
  type PaymentChoices,
  storePaymentChoices,
} from '../../server/src/settings/settings.store.ts';
import type { Person } from './accounts.ts';
import { builtInUrl } from './built-in-database.ts';
import type { GivenDebt } from './portfolios.ts';
import { quickPasswords } from './quick-accounts.ts';
import { patientWaitFactor } from './server-process.ts';

export type EarlierPerson = {
  readonly person: Person;
  readonly portfolios: readonly { readonly name: string; readonly debts: readonly GivenDebt[] }[];
  readonly paymentChoices?: PaymentChoices;
};

/** Of a data folder whose database runs. Gives the ids of each person's portfolios. */
export async function makeEarlierPeople(
  dataFolder: string,
  { at, people }: { readonly at: string; readonly people: readonly EarlierPerson[] },
): Promise<number[][]> {
  const bounds = stretchBounds(requestBounds, Number(patientWaitFactor));
  const { db, pool, availability } = connect(await builtInUrl(dataFolder), () => {}, bounds);
  const clock = clockStartingAt(new Date(at));
  const make = async ({ person, portfolios, paymentChoices }: EarlierPerson): Promise<number[]> => {
    const account = { ...person, role: 'user', isConfirmed: true } as const;
    const { id: userId } = await makeAccount({ db, clock, passwords: quickPasswords }, account);
    const now = clock.now();
    if (portfolios.length > 1)
      await grantTier(db, { userId, tier: 'premium', reason: 'test', now });
    if (paymentChoices) await storePaymentChoices(db, { userId, choices: paymentChoices, now });
    const ids: number[] = [];
    for (const given of portfolios) {
      const { name, description, debts = [] } = createPortfolioCall.body.parse(given);
      const made = { userId, name, description, plan: {}, debts };
      ids.push((await createPortfolio({ db, clock, ...scheduleLinks }, made)).id);
    }
    return ids;
  };
  try {
    return await Promise.all(people.map(make));
  } finally {
    await Promise.all([pool.end(), availability.stop()]);
  }
}
