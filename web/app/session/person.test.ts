import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  nowSeconds,
  serverTime,
  storeElsewhere,
} from './browser.fixture.ts';
import type { PersonChange } from './person.ts';

const token = (sub: string) => aToken({ sub });

loadAfreshInEachTest();

/** A page that is open while the given token is stored. */
async function openPage(stored: string | null) {
  const browser = aBrowser(() => 'unreachable');
  if (stored !== null) localStorage.setItem('jwt_token', stored);
  const person = await import('./person.ts');
  const session = await import('./session.ts');
  const changes: PersonChange[] = [];
  person.whenPersonChanges((change) => void changes.push(change));
  session.whenSessionIsKnown(() => {});
  return { ...browser, ...person, ...session, changes };
}

describe('whose page it is', () => {
  it('is told by the stored token', async () => {
    expect((await openPage(token('alice'))).currentPerson()).toBe('alice');
  });

  it('is nobody’s without one', async () => {
    expect((await openPage(null)).currentPerson()).toBeNull();
  });

  it('is not known while a token that has run out is being checked', async () => {
    const page = await openPage(aToken({ sub: 'alice', exp: nowSeconds - 1 }));
    expect(page.currentPerson()).toBeNull();
  });
});

describe('what is remembered about somebody', () => {
  it('is dropped when they sign out in another tab, before the next one comes', async () => {
    const page = await openPage(token('alice'));
    storeElsewhere('jwt_token', null);
    storeElsewhere('jwt_token', token('bob'));
    expect(page.changes).toEqual([
      { former: null, next: 'alice' },
      { former: 'alice', next: null },
      { former: null, next: 'bob' },
    ]);
    expect(page.left).toEqual([]);
  });

  it('is dropped when this tab takes the token away, as after a reset link that was somebody else’s', async () => {
    const page = await openPage(token('alice'));
    page.clearTokens();
    page.storeToken({ access_token: token('bob'), server_time: serverTime }, 'user');
    expect(page.changes.slice(1)).toEqual([
      { former: 'alice', next: null },
      { former: null, next: 'bob' },
    ]);
    expect(page.left).toEqual([]);
  });

  it('goes with the whole page where somebody else takes their place', async () => {
    const page = await openPage(token('alice'));
    storeElsewhere('jwt_token', token('bob'));
    expect(page.changes.at(-1)).toEqual({ former: 'alice', next: 'bob' });
    expect(page.left).toEqual(['reload']);
    expect(page.body.hidden).toBe(true);
  });

  it('stays when their token is renewed', async () => {
    const page = await openPage(token('alice'));
    storeElsewhere('jwt_token', aToken({ sub: 'alice', exp: nowSeconds + 1_800 }));
    expect(page.changes).toHaveLength(1);
  });

  it.each([
    ['nobody', null],
    ['somebody else', token('bob')],
  ])(
    'is not on a page that comes back by the back button, once %s is signed in',
    async (_, now) => {
      const page = await openPage(token('alice'));
      if (now === null) localStorage.removeItem('jwt_token');
      else localStorage.setItem('jwt_token', now);
      page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(page.left).toEqual(['reload']);
      expect(page.body.hidden).toBe(true);
    },
  );
});
