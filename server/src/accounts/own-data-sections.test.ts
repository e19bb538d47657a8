import { expect, it } from 'vitest';
import { tierOf } from '../entitlements/entitlements.ts';
import { aPerson } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { getAccount } from './accounts.ts';
import { collectOwnData, type OwnDataSection } from './own-data.ts';

const clock = settableClock();
const { app, db } = await createTestApp({ clock });
const person = await aPerson(app);
const account = await getAccount({ db, clock, tierOf }, person.id);
const owner = { account, sessionId: 1 };
const named =
  (name: string): OwnDataSection =>
  async (_, { account: { username } }) => ({ [name]: `${name} of ${username}` });

it('each part comes after those before it, and is about the owner', async () => {
  const ownData = [named('letters'), named('animals')];
  expect(JSON.stringify(await collectOwnData({ db, clock, ownData }, owner))).toBe(
    JSON.stringify({
      exported_at: clock.now().toISOString(),
      letters: `letters of ${person.username}`,
      animals: `animals of ${person.username}`,
    }),
  );
});

it('no part takes the place of another', async () => {
  const ownData = [named('letters'), named('letters')];
  await expect(collectOwnData({ db, clock, ownData }, owner)).rejects.toThrow('letters');
});
