import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { describe, expect, it } from 'vitest';
import { aPerson, call, type Person } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';
import { aStoredSubscription, aStripeAccount } from '../../testing/stored-subscriptions.ts';

const test = await createStaffedApp();
const { app, db, clock, admin } = test;
const { grant, show, entriesAbout, newMails } = test;
const stripeAccountId = await aStripeAccount(db);

const withdraw = (person: Person, grantId: number, body: object = {}) => {
  const { path, ...address } = adminAddresses.withdrawGrant;
  const of = path.replace('{grant_id}', String(grantId));
  return call(app, { ...address, path: of }, { as: admin, id: person.id, body });
};
const aGrant = { tier: 'premium', reason: 'Helped us test', until: null };
const recordedAbout = async (person: Person) =>
  (await entriesAbout(person)).map(({ action, changes, reason }) => ({ action, changes, reason }));

describe('giving a plan for nothing', () => {
  it('lasts to the end of its last day in London, and says who gave it and why', async () => {
    const person = await aPerson(app);
    const { status, body } = await grant(admin, person, { ...aGrant, until: '2027-07-15' });
    expect([status, body.message]).toEqual([200, 'Plan granted successfully']);
    expect(body.user).toMatchObject({
      subscription_tier: 'premium',
      tier_source: 'grant',
      grants: [
        {
          tier: 'premium',
          reason: 'Helped us test',
          granted_by: { id: admin.id, username: admin.username },
          granted_at: clock.now().toISOString(),
          until: '2027-07-15T23:00:00.000Z',
          withdrawn_at: null,
          is_in_force: true,
        },
      ],
    });
    expect(await recordedAbout(person)).toEqual([
      {
        action: 'tier_granted',
        changes: [
          { field: 'granted', before: null, after: 'premium' },
          { field: 'until', before: null, after: '2027-07-15' },
          { field: 'subscription_tier', before: 'free', after: 'premium' },
        ],
        reason: 'Helped us test',
      },
    ]);
  });

  it('for today counts, for yesterday is refused, and so is one without a reason', async () => {
    const person = await aPerson(app);
    for (const [until, status] of [
      ['2026-11-15', 200],
      ['2026-11-14', 400],
      ['2026-02-30', 400],
      ['0000-01-01', 400],
      ['2999-12-31', 200],
      ['9999-12-31', 400],
    ]) {
      expect((await grant(admin, person, { ...aGrant, until })).status).toBe(status);
    }
    const { body } = await grant(admin, person, { ...aGrant, until: '2026-11-14' });
    expect(body.fields).toEqual({ until: 'Choose today or a later day.' });
    const unexplained = await grant(admin, person, { ...aGrant, reason: '' });
    expect(unexplained.body.error).toBe('Give a reason');
    expect((await grant(admin, person, { ...aGrant, tier: 'free' })).status).toBe(400);
  });

  it('twice the same is given once', async () => {
    const person = await aPerson(app);
    await Promise.all([grant(admin, person, aGrant), grant(admin, person, aGrant)]);
    expect((await show(admin, person)).body.user.grants).toHaveLength(1);
    const recorded = await recordedAbout(person);
    expect(recorded.map(({ changes }) => changes.length)).toEqual([2, 0]);
    await grant(admin, person, { ...aGrant, until: '2027-01-01' });
    expect((await show(admin, person)).body.user.grants).toHaveLength(2);
  });

  it('below what was bought cannot take effect', async () => {
    const person = await aPerson(app);
    await aStoredSubscription(db, { stripeAccountId, userId: person.id, tier: 'premium' });
    const { status, body } = await grant(admin, person, { ...aGrant, tier: 'basic' });
    expect(status).toBe(400);
    expect(body.fields.tier).toContain('The subscription gives Premium');
    expect((await show(admin, person)).body.user.grants).toEqual([]);
  });
});

describe('taking it back', () => {
  it('leaves what else they have, and is recorded once', async () => {
    const person = await aPerson(app);
    await grant(admin, person, { ...aGrant, tier: 'basic' });
    const { body } = await grant(admin, person, aGrant);
    const [{ id }] = body.user.grants;
    await newMails();
    const taken = await withdraw(person, id, { reason: ' Given by mistake ' });
    expect([taken.status, taken.body.message]).toEqual([200, 'Grant withdrawn successfully']);
    expect(taken.body.user).toMatchObject({
      subscription_tier: 'basic',
      grants: [
        { id, withdrawn_at: clock.now().toISOString(), is_in_force: false },
        { tier: 'basic', is_in_force: true },
      ],
    });
    clock.advance(60_000);
    const again = await withdraw(person, id);
    expect(again.body.user.grants).toEqual(taken.body.user.grants);
    expect((await recordedAbout(person)).slice(2)).toEqual([
      {
        action: 'grant_withdrawn',
        changes: [
          { field: 'granted', before: 'premium', after: null },
          { field: 'subscription_tier', before: 'premium', after: 'basic' },
        ],
        reason: 'Given by mistake',
      },
      { action: 'grant_withdrawn', changes: [], reason: null },
    ]);
    expect(await newMails()).toEqual([]);
  });

  it('of somebody else is not found', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const { body } = await grant(admin, other, aGrant);
    const [{ id }] = body.user.grants;
    const refused = await withdraw(person, id);
    expect([refused.status, refused.body.error]).toEqual([404, 'Grant not found']);
    expect((await show(admin, other)).body.user.subscription_tier).toBe('premium');
  });
});
