import { beforeEach, describe, expect, it } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  storeElsewhere,
} from '../session/browser.fixture.ts';

const results = {
  debts: [
    {
      creditor: 'Card',
      type: 'Credit Card',
      balance: 3_000,
      interestRate: 18.9,
      monthlyPayment: 90,
      termMonths: null,
    },
  ],
  extraPayment: 0,
  results: {},
  origin: { kind: 'calculator' },
} as const;

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
});

/** Somebody, or a visitor, has calculated; the browser's history keeps what the navigation carried. */
async function calculated(person: string | null) {
  if (person !== null) localStorage.setItem('jwt_token', aToken({ sub: person }));
  const state = await import('./strategies-state.ts');
  const { whenSessionIsKnown } = await import('../session/session.ts');
  whenSessionIsKnown(() => {});
  const carried = state.rememberStrategies(results);
  const shown = () => state.readCarriedStrategies(carried) ?? state.recallStrategies();
  return { ...state, shown };
}
const comes = (sub: string) => storeElsewhere('jwt_token', aToken({ sub }));
const sessionEnds = () => storeElsewhere('jwt_token', null);

it.each([null, 'alice'])('results of %s are shown again', async (person) => {
  const { shown } = await calculated(person);
  expect(shown()).toMatchObject(results);
});

it('results go when they are cleared, from the tab and from the history', async () => {
  const { shown, forgetStrategies } = await calculated(null);
  forgetStrategies();
  expect(shown()).toBeNull();
});

it('results go from this tab when they are cleared in another', async () => {
  const { shown } = await calculated('alice');
  storeElsewhere('strategies_mark:alice', null);
  expect(shown()).toBeNull();
});

describe.each([null, 'alice'])('results of %s that are cleared in another tab', (person) => {
  const markKey = person === null ? 'strategies_mark' : `strategies_mark:${person}`;
  const texts = () =>
    Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '').filter(
      (key) => key.startsWith('strategies'),
    );

  it('go from the storage of this one', async () => {
    await calculated(person);
    const { followOtherTabs } = await import('../session/draft-clearing.ts');
    followOtherTabs();
    expect(texts()).toHaveLength(1);
    storeElsewhere(markKey, null);
    expect(texts()).toEqual([]);
  });

  it.each([null, 'that of newer results'])(
    'while it slept go when it is opened again, and the mark is %s',
    async (mark) => {
      await calculated(person);
      const { clearStaleDrafts } = await import('../session/draft-clearing.ts');
      clearStaleDrafts(person !== null);
      expect(texts()).toHaveLength(1);
      if (mark === null) localStorage.removeItem(markKey);
      else localStorage.setItem(markKey, mark);
      clearStaleDrafts(person !== null);
      expect(texts()).toEqual([]);
    },
  );
});

it('results go along with a visitor who signs in, in every tab', async () => {
  const { shown } = await calculated(null);
  const { followOtherTabs } = await import('../session/draft-clearing.ts');
  followOtherTabs();
  const mark = localStorage.getItem('strategies_mark');
  comes('alice');
  // The other tab, in which they signed in, has moved the mark.
  storeElsewhere('strategies_mark:alice', mark);
  storeElsewhere('strategies_mark', null);
  expect(shown()).toMatchObject(results);
});

it('somebody’s results are shown to nobody else, and to them when they are back', async () => {
  const { shown } = await calculated('alice');
  sessionEnds();
  expect(shown()).toBeNull();
  comes('bob');
  expect(shown()).toBeNull();
  sessionEnds();
  comes('alice');
  expect(shown()).toMatchObject(results);
});

it('a visitor’s results go along when they sign in, and stay behind with nobody', async () => {
  const { shown } = await calculated(null);
  comes('alice');
  expect(shown()).toMatchObject(results);
  sessionEnds();
  expect(shown()).toBeNull();
});

it('what is left each month goes along with the navigation alone, and is stored nowhere', async () => {
  const { rememberStrategies, readCarriedStrategies, recallStrategies } = await import(
    './strategies-state.ts'
  );
  const carried = rememberStrategies({ ...results, leftEachMonth: 250 });
  expect(readCarriedStrategies(carried)).toMatchObject({ leftEachMonth: 250 });
  expect(recallStrategies()).not.toHaveProperty('leftEachMonth');
  expect(readCarriedStrategies({ ...carried, leftEachMonth: '250' })).not.toHaveProperty(
    'leftEachMonth',
  );
});

describe('what is stored', () => {
  const [debt] = results.debts;
  const without = (name: keyof typeof debt) => ({ ...results, debts: [{ ...debt, [name]: null }] });

  it.each([
    'no JSON',
    ...['null', '[]', '{"debts":[]}'],
    ...[
      { ...results, debts: [] },
      { ...results, extraPayment: '0' },
      { ...results, results: null },
    ],
    ...[
      without('creditor'),
      without('balance'),
      without('interestRate'),
      without('monthlyPayment'),
    ],
  ])('is not taken for results where it is none: %j', async (stored) => {
    const { recallStrategies, readCarriedStrategies } = await import('./strategies-state.ts');
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    sessionStorage.setItem('strategies', text);
    expect(recallStrategies()).toBeNull();
    expect(readCarriedStrategies(stored)).toBeNull();
  });

  it('without a mark counts as what a visitor calculated before there were marks', async () => {
    const { recallStrategies } = await import('./strategies-state.ts');
    sessionStorage.setItem('strategies', JSON.stringify(results));
    expect(recallStrategies()).toMatchObject(results);
  });
});
