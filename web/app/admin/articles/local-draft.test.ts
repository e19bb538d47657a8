import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  storeElsewhere,
} from '../../session/browser.fixture.ts';
import { blankFields } from './article-fields.ts';

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
  vi.stubGlobal('navigator', { locks: someLocks() });
  let marks = 0;
  Object.assign(window, { crypto: { randomUUID: () => `mark${++marks}xxx` } });
});

/** As the browser shares them among its tabs: each has one holder. */
function someLocks() {
  const held = new Set<string>();
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request: async (
      name: string,
      _: unknown,
      work: (lock: object | null) => Promise<void> | undefined,
    ) => {
      await null;
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
    },
  };
}

const load = () => import('./local-draft.ts');
async function comes(sub: string): Promise<void> {
  // A visit is noted by those who listen.
  await import('../../session/stored-drafts.ts');
  await import('../../session/session.ts');
  const { followPerson } = await import('../../session/person.ts');
  storeElsewhere('jwt_token', aToken({ sub }));
  followPerson();
}
const aDraft = (title: string, at = 1) => ({
  fields: { ...blankFields, title },
  version: 0,
  at,
  pending: null,
});
const titlesOf = (found: readonly { draft: { fields: { title: string } } }[]) =>
  found.map(({ draft }) => draft.fields.title);
const keys = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
    .filter((key) => key?.startsWith('article_draft_'))
    .sort();

it('stands under its key, with its owner behind it, until it is cleared', async () => {
  await comes('17');
  const { openDraftPlace } = await load();
  const place = await openDraftPlace(null);
  expect(place.write(aDraft('Mine'))).toBe(true);
  expect(keys()).toEqual(['article_draft_new:17']);
  place.clear();
  expect(keys()).toEqual([]);
});

it('has no owner where the local environment’s staff write it', async () => {
  const { openDraftPlace } = await load();
  (await openDraftPlace(7)).write(aDraft('Local'));
  expect(keys()).toEqual(['article_draft_7']);
});

describe('what was left behind', () => {
  it('is found by the next form, the newest first, and stays until it is declined', async () => {
    const { openDraftPlace, dropDraft } = await load();
    const [one, two] = [await openDraftPlace(null), await openDraftPlace(null)];
    one.write(aDraft('Older', 1));
    two.write(aDraft('Newer', 2));
    for (const place of [one, two]) place.release();
    const next = await openDraftPlace(null);
    expect(titlesOf(next.found)).toEqual(['Newer', 'Older']);
    // What is typed before anything is chosen goes elsewhere.
    next.write(aDraft('Typed', 3));
    next.release();
    const again = await openDraftPlace(null);
    expect(titlesOf(again.found)).toEqual(['Typed', 'Newer', 'Older']);
    for (const found of again.found) dropDraft(found);
    expect(keys()).toEqual([]);
  });

  it('is not offered while another tab is writing it, and two tabs keep apart', async () => {
    const { openDraftPlace } = await load();
    const one = await openDraftPlace(null);
    one.write(aDraft('One'));
    const two = await openDraftPlace(null);
    expect(two.found).toEqual([]);
    two.write(aDraft('Two'));
    expect(keys()).toHaveLength(2);
    one.clear();
    expect(keys()).toHaveLength(1);
  });

  it('is taken over by one form alone, and what that held stays', async () => {
    const { openDraftPlace } = await load();
    const left = await openDraftPlace(null);
    left.write(aDraft('Left'));
    left.release();
    const [one, two] = [await openDraftPlace(null), await openDraftPlace(null)];
    const [found] = one.found;
    if (found === undefined) throw new Error('Nothing was found');
    one.write(aDraft('Typed'));
    expect(await one.takeOver(found)).toContain('article_draft_new~');
    expect(await two.takeOver(found)).toBeNull();
    one.write(aDraft('Restored'));
    expect(localStorage.getItem('article_draft_new')).toContain('Restored');
    expect(keys()).toHaveLength(2);
  });

  it('of another article, or another person, is not found', async () => {
    const { openDraftPlace } = await load();
    (await openDraftPlace(7)).write(aDraft('Seven'));
    localStorage.setItem('article_draft_70:18', JSON.stringify(aDraft('Theirs')));
    localStorage.setItem('article_draft_70', '{"at":"odd"}');
    expect((await openDraftPlace(70)).found).toEqual([]);
  });
});

it('moves to the id that the article is given', async () => {
  const { openDraftPlace } = await load();
  const place = await openDraftPlace(null);
  place.write(aDraft('Mine'));
  await place.moveTo(7);
  expect(keys()).toEqual(['article_draft_7']);
  place.write(aDraft('Changed'));
  expect(localStorage.getItem('article_draft_7')).toContain('Changed');
});

it('does not come back where it was saved while it moved', async () => {
  const { openDraftPlace } = await load();
  const place = await openDraftPlace(null);
  place.write(aDraft('Mine'));
  const moved = place.moveTo(7);
  place.clear();
  await moved;
  expect(keys()).toEqual([]);
});

it('says where the browser has no room for it', async () => {
  const { openDraftPlace } = await load();
  const place = await openDraftPlace(null);
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(place.write(aDraft('Long'))).toBe(false);
});

it('is not written for somebody who has signed out in the meantime', async () => {
  await comes('17');
  const { openDraftPlace } = await load();
  const place = await openDraftPlace(null);
  const { clearDraftsOf } = await import('../../session/sign-out.ts');
  place.write(aDraft('Mine'));
  clearDraftsOf('17');
  place.write(aDraft('Mine'));
  expect(keys()).toEqual([]);
});

it('without locks, forms still keep apart', async () => {
  vi.stubGlobal('navigator', {});
  const { openDraftPlace } = await load();
  (await openDraftPlace(null)).write(aDraft('One'));
  (await openDraftPlace(null)).write(aDraft('Two'));
  expect(keys()).toHaveLength(2);
});
