import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, storeElsewhere } from './browser.fixture.ts';

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
});

async function openPage() {
  const storage = await import('./stored-drafts.ts');
  const preserved = await import('./draft-clearing.ts');
  const { clearDraftsOf } = await import('./sign-out.ts');
  const { whenSessionIsKnown } = await import('./session.ts');
  whenSessionIsKnown(preserved.clearStaleDrafts);
  preserved.followOtherTabs();
  return { ...storage, ...preserved, clearDraftsOf };
}
const comes = (sub: string) => storeElsewhere('jwt_token', aToken({ sub }));
const sessionEnds = () => storeElsewhere('jwt_token', null);

const keys = [
  ['local', 'calculator_state'],
  ['session', 'debts_being_typed'],
] as const;

describe.each(keys)('what somebody leaves half done in %s storage', (_, key) => {
  it('is theirs alone, and waits while their session has ended', async () => {
    const { storedText } = await openPage();
    comes('alice');
    storedText(key).write('Alice’s');
    sessionEnds();
    expect(storedText(key).read()).toBeNull();
    comes('bob');
    expect(storedText(key).read()).toBeNull();
    sessionEnds();
    comes('alice');
    expect(storedText(key).read()).toBe('Alice’s');
  });

  it('is deleted when they sign out, and nobody else’s is', async () => {
    const { storedText, clearDraftsOf } = await openPage();
    comes('bob');
    storedText(key).write('Bob’s');
    sessionEnds();
    comes('alice');
    storedText(key).write('Alice’s');
    clearDraftsOf('alice');
    sessionEnds();
    comes('alice');
    expect(storedText(key).read()).toBeNull();
    sessionEnds();
    comes('bob');
    expect(storedText(key).read()).toBe('Bob’s');
  });

  it('is kept for them where their page writes it a moment after they have left', async () => {
    const { storedText } = await openPage();
    comes('alice');
    sessionEnds();
    storedText(key).write('Alice’s', 'alice');
    expect(storedText(key).read()).toBeNull();
    expect(storedText(key).read('alice')).toBe('Alice’s');
  });
});

it('a tab that slept while its owner signed out elsewhere finds nothing when it wakes', async () => {
  const { storedText, clearStaleDrafts } = await openPage();
  comes('alice');
  storedText('debts_being_typed').write('Alice’s');
  // The other tab, of which this one hears nothing.
  for (const key of ['jwt_token', 'visit:alice']) localStorage.removeItem(key);
  sessionEnds();
  comes('alice');
  expect(storedText('debts_being_typed').read()).toBeNull();
  clearStaleDrafts(true);
  expect(sessionStorage.length).toBe(0);
});

it('a tab that is awake forgets at once what its owner signs out of elsewhere', async () => {
  const { storedText } = await openPage();
  comes('alice');
  storedText('strategies').write('Alice’s');
  storeElsewhere('visit:alice', null);
  expect(sessionStorage.length).toBe(0);
});

describe('what a visitor typed', () => {
  it('goes along when they sign in, and is nobody else’s from then on', async () => {
    const { storedText } = await openPage();
    storedText('calculator_state').write('typed');
    storedText('restore_calculator_data_anonymous').write('put aside');
    storedText('strategies').write('results');
    comes('alice');
    expect(storedText('calculator_state').read()).toBe('typed');
    expect(storedText('restore_calculator_data_authenticated').read()).toBe('put aside');
    expect(storedText('strategies').read()).toBe('results');
    sessionEnds();
    expect(storedText('calculator_state').read()).toBeNull();
    expect(storedText('restore_calculator_data_anonymous').read()).toBeNull();
    expect(storedText('strategies').read()).toBeNull();
  });

  it('is written for them by a page that does not know yet', async () => {
    const { storedText } = await openPage();
    comes('alice');
    storedText('calculator_state').write('the last key', null);
    expect(storedText('calculator_state').read('alice')).toBe('the last key');
    expect(storedText('calculator_state').read(null)).toBeNull();
  });

  it('does not replace what they had here before', async () => {
    const { storedText, takeEarlierDrafts } = await openPage();
    comes('alice');
    storedText('calculator_state').write('"before"');
    sessionEnds();
    storedText('calculator_state').write('typed');
    comes('alice');
    expect(storedText('calculator_state').read()).toBe('typed');
    expect(takeEarlierDrafts()).toEqual(['before']);
    expect(takeEarlierDrafts()).toEqual([]);
  });
});

it('what an older version left is a visitor’s where visitors leave such things, and dropped where not', async () => {
  for (const key of ['calculator_state', 'restore_calculator_data_authenticated', 'portfolio_id']) {
    localStorage.setItem(key, 'older');
  }
  sessionStorage.setItem('unsent_forms', 'older');
  const { storedText } = await openPage();
  expect(storedText('calculator_state').read()).toBe('older');
  expect(localStorage.length).toBe(1);
  expect(sessionStorage.length).toBe(0);
});

describe('a draft that is read back', () => {
  const readAmount = (stored: unknown) => (typeof stored === 'number' ? stored : null);

  it.each(['', '{', 'null', '"55"', '{"amount":55}'])(
    'is dropped where it is not what was written: %s',
    async (text) => {
      const { storedDraft, storedText } = await openPage();
      const amount = storedDraft('calculator_state', readAmount);
      amount.write(55);
      expect(amount.read()).toBe(55);
      storedText('calculator_state').write(text);
      expect(amount.read()).toBeNull();
    },
  );

  it('is gone once it has been cleared', async () => {
    const { storedDraft } = await openPage();
    const amount = storedDraft('calculator_state', readAmount);
    amount.write(55);
    amount.clear();
    expect(amount.read()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['calculator_state', true],
    ['calculator_state:alice', true],
    ['calculator_set_aside', false],
    [null, false],
  ])('hears of %s from another tab: %s', async (key, isHeard) => {
    const { storedText } = await openPage();
    // The part of the event that is looked at.
    const event = { key } as StorageEvent;
    expect(storedText('calculator_state').isIn(event)).toBe(isHeard);
  });
});

it('what only people leave is neither written nor found without one', async () => {
  const { storedText } = await openPage();
  const form = storedText('unsent_forms');
  form.write('typed');
  sessionStorage.setItem('unsent_forms', 'typed');
  expect(form.read()).toBeNull();
  expect(localStorage.length).toBe(0);
});

it.each([true, false])(
  'what a dialog was left with goes unless it is continued: %s',
  async (isContinued) => {
    const { storedText, clearStaleDrafts } = await openPage();
    comes('alice');
    storedText('portfolio_id').write('7');
    if (isContinued) storedText('restore_portfolio_modal').write('true');
    clearStaleDrafts(true);
    expect(storedText('portfolio_id').read()).toBe(isContinued ? '7' : null);
  },
);

it.each([null, 'alice'])(
  'nothing that was declared is left when %s leaves for good',
  async (owner) => {
    const { storedText, declaredDrafts, clearDraftsOf } = await openPage();
    if (owner !== null) comes(owner);
    for (const [key] of declaredDrafts) storedText(key).write('typed');
    expect(sessionStorage.length).toBeGreaterThan(0);
    clearDraftsOf(owner);
    localStorage.removeItem('jwt_token');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  },
);
