import { beforeEach, expect, it } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, storeElsewhere } from './browser.fixture.ts';

const blank = { amount: '', notes: '' };
const typed = { amount: '55.55', notes: 'From my savings' };

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
  localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
});

/** A page on which something waits for Alice. */
async function openPage(forms: object) {
  const unsent = await import('./unsent-forms.ts');
  const { storedText } = await import('./stored-drafts.ts');
  const { whenSessionIsKnown } = await import('./session.ts');
  whenSessionIsKnown(() => {});
  storedText('unsent_forms').write(JSON.stringify(forms));
  return unsent;
}

it('what waits is found by its form and its owner', async () => {
  const { findUnsent } = await openPage({ payment: typed });
  expect(findUnsent('payment', blank)).toEqual(typed);
  expect(findUnsent('profile', blank)).toBeNull();
  storeElsewhere('jwt_token', null);
  expect(findUnsent('payment', blank)).toBeNull();
  storeElsewhere('jwt_token', aToken({ sub: 'bob' }));
  expect(findUnsent('payment', blank)).toBeNull();
  storeElsewhere('jwt_token', null);
  storeElsewhere('jwt_token', aToken({ sub: 'alice' }));
  expect(findUnsent('payment', blank)).toEqual(typed);
});

it.each([null, 'text', { amount: '1' }, { amount: 1, notes: '' }])(
  'what an older form left behind is not taken: %j',
  async (payment) => {
    const { findUnsent } = await openPage({ payment });
    expect(findUnsent('payment', blank)).toBeNull();
  },
);

it('the names of what waits are told', async () => {
  const { unsentNames } = await openPage({ payment: typed, profile: typed });
  expect(unsentNames()).toEqual(['payment', 'profile']);
  storeElsewhere('jwt_token', null);
  expect(unsentNames()).toEqual([]);
});

it('nothing waits for somebody who signed out, not even when they are back', async () => {
  const { findUnsent } = await openPage({ payment: typed });
  const { clearDraftsOf } = await import('./sign-out.ts');
  clearDraftsOf('alice');
  expect(findUnsent('payment', blank)).toBeNull();
  storeElsewhere('jwt_token', null);
  storeElsewhere('jwt_token', aToken({ sub: 'alice' }));
  expect(findUnsent('payment', blank)).toBeNull();
});
