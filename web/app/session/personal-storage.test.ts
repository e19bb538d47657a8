import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, storeElsewhere } from './browser.fixture.ts';

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
});

async function openPage() {
  const storage = await import('./personal-storage.ts');
  const preserved = await import('./preserved-data.ts');
  const { whenSessionIsKnown } = await import('./session.ts');
  whenSessionIsKnown(preserved.clearStaleData);
  preserved.followOtherTabs();
  return { ...storage, ...preserved };
}
const comes = (sub: string) => storeElsewhere('jwt_token', aToken({ sub }));
const sessionEnds = () => storeElsewhere('jwt_token', null);

const places = [
  ['local', 'calculator_state'],
  ['session', 'debts_being_typed'],
] as const;

describe.each(places)('what somebody leaves half done in %s storage', (place, key) => {
  it('is theirs alone, and waits while their session has ended', async () => {
    const { keepOwn, recallOwn } = await openPage();
    comes('alice');
    keepOwn(place, key, 'Alice’s');
    sessionEnds();
    expect(recallOwn(place, key)).toBeNull();
    comes('bob');
    expect(recallOwn(place, key)).toBeNull();
    sessionEnds();
    comes('alice');
    expect(recallOwn(place, key)).toBe('Alice’s');
  });

  it('is deleted when they sign out, and nobody else’s is', async () => {
    const { keepOwn, recallOwn, clearPreservedData } = await openPage();
    comes('bob');
    keepOwn(place, key, 'Bob’s');
    sessionEnds();
    comes('alice');
    keepOwn(place, key, 'Alice’s');
    clearPreservedData('alice');
    sessionEnds();
    comes('alice');
    expect(recallOwn(place, key)).toBeNull();
    sessionEnds();
    comes('bob');
    expect(recallOwn(place, key)).toBe('Bob’s');
  });

  it('is kept for them where their page writes it a moment after they have left', async () => {
    const { keepOwn, recallOwn } = await openPage();
    comes('alice');
    sessionEnds();
    keepOwn(place, key, 'Alice’s', 'alice');
    expect(recallOwn(place, key)).toBeNull();
    expect(recallOwn(place, key, 'alice')).toBe('Alice’s');
  });
});

it('a tab that slept while its owner signed out elsewhere finds nothing when it wakes', async () => {
  const { keepOwn, recallOwn, forgetEndedVisits } = await openPage();
  comes('alice');
  keepOwn('session', 'debts_being_typed', 'Alice’s');
  // The other tab, of which this one hears nothing.
  for (const key of ['jwt_token', 'visit:alice']) localStorage.removeItem(key);
  sessionEnds();
  comes('alice');
  expect(recallOwn('session', 'debts_being_typed')).toBeNull();
  forgetEndedVisits();
  expect(sessionStorage.length).toBe(0);
});

it('a tab that is awake forgets at once what its owner signs out of elsewhere', async () => {
  const { keepOwn } = await openPage();
  comes('alice');
  keepOwn('session', 'strategies', 'Alice’s');
  storeElsewhere('visit:alice', null);
  expect(sessionStorage.length).toBe(0);
});

describe('what a visitor typed', () => {
  it('goes along when they sign in, and is nobody else’s from then on', async () => {
    const { keepOwn, recallOwn } = await openPage();
    keepOwn('local', 'calculator_state', 'typed');
    keepOwn('local', 'restore_calculator_data_anonymous', 'put aside');
    keepOwn('session', 'strategies', 'results');
    comes('alice');
    expect(recallOwn('local', 'calculator_state')).toBe('typed');
    expect(recallOwn('local', 'restore_calculator_data_authenticated')).toBe('put aside');
    expect(recallOwn('session', 'strategies')).toBe('results');
    sessionEnds();
    expect(recallOwn('local', 'calculator_state')).toBeNull();
    expect(recallOwn('local', 'restore_calculator_data_anonymous')).toBeNull();
    expect(recallOwn('session', 'strategies')).toBeNull();
  });

  it('is written for them by a page that does not know yet', async () => {
    const { keepOwn, recallOwn } = await openPage();
    comes('alice');
    keepOwn('local', 'calculator_state', 'the last key', null);
    expect(recallOwn('local', 'calculator_state', 'alice')).toBe('the last key');
    expect(recallOwn('local', 'calculator_state', null)).toBeNull();
  });

  it('does not replace what they had here before', async () => {
    const { keepOwn, recallOwn, listEarlier } = await openPage();
    comes('alice');
    keepOwn('local', 'calculator_state', 'before');
    sessionEnds();
    keepOwn('local', 'calculator_state', 'typed');
    comes('alice');
    expect(recallOwn('local', 'calculator_state')).toBe('typed');
    expect(listEarlier('alice')).toEqual(['before']);
  });
});

it('what an older version left is a visitor’s where visitors leave such things, and dropped where not', async () => {
  for (const key of ['calculator_state', 'restore_calculator_data_authenticated', 'portfolio_id']) {
    localStorage.setItem(key, 'older');
  }
  sessionStorage.setItem('unsent_forms', 'older');
  const { recallOwn } = await openPage();
  expect(recallOwn('local', 'calculator_state')).toBe('older');
  expect(localStorage.length).toBe(1);
  expect(sessionStorage.length).toBe(0);
});
