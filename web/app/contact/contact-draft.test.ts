import { describe, expect, it } from 'vitest';
import { attemptOf, blankMessage, isSameMessage, withEarlyTyping } from './contact-draft.ts';

const kept = {
  name: 'Sam Taylor',
  email: 'sam@home.example',
  subject: 'My plan',
  message: 'How do I change it?',
  topic: 'data-protection-complaint',
} as const;

describe('what was typed before the kept message came back', () => {
  it.each([
    { name: 'nothing', early: {}, expected: kept },
    { name: 'the same, as a browser fills it in', early: kept, expected: kept },
    {
      name: 'another subject',
      early: { subject: 'My debts' },
      expected: { ...kept, subject: 'My debts' },
    },
    {
      name: 'a message, which loses nothing and takes nothing away',
      early: { message: 'Hello' },
      expected: { ...kept, message: 'How do I change it?\n\nHello' },
    },
  ])('stands with it: $name', ({ early, expected }) => {
    expect(withEarlyTyping(kept, { ...blankMessage, ...early })).toEqual(expected);
  });

  it('is all there is where nothing was kept', () => {
    expect(withEarlyTyping(blankMessage, kept)).toEqual(kept);
  });
});

describe('a message that is sent', () => {
  const draft = { message: kept, begunAt: 1_000, attempt: null };
  const first = attemptOf(draft, 61_000.4);

  it('says how long it has been before its writer', () => {
    expect(first).toMatchObject({ message: kept, typedMs: 60_000 });
    expect(attemptOf(draft, 0).typedMs).toBe(0);
  });

  it('is the same one when it is sent again unchanged, however much later', () => {
    expect(attemptOf({ ...draft, attempt: first }, 999_000)).toBe(first);
  });

  it('is another one when any of it has changed', () => {
    for (const change of [{ name: 'Sam' }, { message: 'Hi' }, { topic: 'general' }] as const) {
      const message = { ...kept, ...change };
      expect(isSameMessage(message, kept)).toBe(false);
      expect(attemptOf({ ...draft, message, attempt: first }, 62_000).key).not.toBe(first.key);
    }
  });
});
