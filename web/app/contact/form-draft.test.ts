import { beforeEach, expect, it } from 'vitest';
import {
  aBrowser,
  aToken,
  loadAfreshInEachTest,
  serverTime,
  storeElsewhere,
} from '../session/browser.fixture.ts';

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
});

const now = Date.parse(serverTime);
const aMinute = 60_000;
const comes = (sub: string) => storeElsewhere('jwt_token', aToken({ sub }));
const sessionEnds = () => storeElsewhere('jwt_token', null);

/** The page as it is opened: with the modules that are loaded, on the storage that is there. */
async function openPage({ shownAt = now } = {}) {
  const { whenSessionIsKnown } = await import('../session/session.ts');
  const { clearDraftsOf } = await import('../session/sign-out.ts');
  const { blankMessage, hasContactDraft } = await import('./contact-draft.ts');
  const { createFormDraft } = await import('./form-draft.ts');
  whenSessionIsKnown(() => {});
  const openForm = () => {
    let shown = blankMessage;
    let isAtEmail = false;
    const draft = createFormDraft(
      {
        read: () => shown,
        show: (message) => {
          shown = message;
        },
        isAtEmail: () => isAtEmail,
      },
      shownAt,
    );
    return {
      draft,
      shown: () => shown,
      goToEmail: () => {
        isAtEmail = true;
      },
      type: (typed: Partial<typeof blankMessage>) => {
        shown = { ...shown, ...typed };
        draft.keep();
      },
    };
  };
  return { openForm, clearDraftsOf, hasContactDraft };
}

it('what a visitor types stands in the form again, and is theirs once they sign in', async () => {
  const { openForm } = await openPage();
  const first = openForm();
  first.draft.recall();
  first.type({ subject: 'My plan', topic: 'data-protection-complaint' });
  const again = openForm();
  again.draft.recall();
  expect(again.shown()).toMatchObject({
    subject: 'My plan',
    topic: 'data-protection-complaint',
  });
  comes('alice');
  again.draft.recall();
  expect(again.shown().subject).toBe('My plan');
  expect(sessionStorage.getItem('contact_message')).toBeNull();
});

it('waits for its owner while their session has ended, and nobody else finds it', async () => {
  const { openForm, hasContactDraft } = await openPage();
  comes('alice');
  const hers = openForm();
  hers.draft.recall();
  hers.type({ message: 'Only for you' });
  sessionEnds();
  const nobodys = openForm();
  nobodys.draft.recall();
  expect(nobodys.shown().message).toBe('');
  expect(hasContactDraft('alice')).toBe(true);
  comes('bob');
  nobodys.draft.recall();
  expect(nobodys.shown().message).toBe('');
  sessionEnds();
  comes('alice');
  const back = openForm();
  back.draft.recall();
  expect(back.shown().message).toBe('Only for you');
});

it('goes when its owner signs out', async () => {
  const { openForm, clearDraftsOf, hasContactDraft } = await openPage();
  comes('alice');
  const { draft, type } = openForm();
  draft.recall();
  type({ message: 'Only for you' });
  clearDraftsOf('alice');
  expect(hasContactDraft('alice')).toBe(false);
});

it('sent again after a reload it counts once, and was typed for as long as it took', async () => {
  const { openForm } = await openPage({ shownAt: now - aMinute });
  const before = openForm();
  before.draft.recall();
  before.type({ message: 'Hello' });
  const first = before.draft.startAttempt();
  expect(first.typedMs).toBe(aMinute);
  const later = await openPage({ shownAt: now });
  const after = later.openForm();
  after.draft.recall();
  expect(after.draft.startAttempt()).toEqual(first);
  after.type({ message: 'Hello there' });
  const other = after.draft.startAttempt();
  expect(other.key).not.toBe(first.key);
  expect(other.typedMs).toBe(aMinute);
});

it('once it has arrived the form is empty and nothing is kept, but for what was written since', async () => {
  const { openForm } = await openPage();
  const { draft, type, shown } = openForm();
  draft.recall();
  type({ message: 'Hello' });
  draft.finish(draft.startAttempt());
  expect(shown().message).toBe('');
  expect(sessionStorage.length).toBe(0);
  type({ message: 'One more thing' });
  const sent = draft.startAttempt();
  type({ message: 'One more thing, and another' });
  draft.finish(sent);
  expect(shown().message).toBe('One more thing, and another');
  expect(sessionStorage.length).toBe(1);
});

it('the address of the account stands where no other was typed, and is not kept by itself', async () => {
  const { openForm } = await openPage();
  comes('alice');
  const { draft, type, shown } = openForm();
  draft.recall();
  draft.offerEmail('alice@home.example');
  expect(shown().email).toBe('alice@home.example');
  draft.keep();
  expect(sessionStorage.length).toBe(0);
  type({ email: 'other@home.example' });
  draft.offerEmail('alice@home.example');
  expect(shown().email).toBe('other@home.example');
  draft.finish(draft.startAttempt());
  expect(shown().email).toBe('alice@home.example');
});

it('nor does the address come between the keys of somebody who is about to type one', async () => {
  const { openForm } = await openPage();
  comes('alice');
  const { draft, type, shown, goToEmail } = openForm();
  draft.recall();
  type({ name: 'Alice' });
  goToEmail();
  draft.offerEmail('alice@home.example');
  expect(shown()).toMatchObject({ name: 'Alice', email: '' });
});

it.each(['rubbish', '{"message":7}', '{"message":{"name":"Sam"},"begunAt":1}', 'null'])(
  'what is stored and is not ours is not read back: %s',
  async (stored) => {
    const { openForm } = await openPage();
    sessionStorage.setItem('contact_message', stored);
    const { draft, shown } = openForm();
    draft.recall();
    expect(shown()).toMatchObject({ name: '', message: '', topic: 'general' });
  },
);
