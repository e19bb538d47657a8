import { describe, expect, it } from 'vitest';
import { draftOf, isChanged, rebased, versionToSend } from './record-draft.ts';

const base = { name: 'Debts', description: 'Ours' };

describe('what was typed while something else was saved', () => {
  it.each([
    [
      'takes over a field that was not touched',
      base,
      { name: 'Car', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      {},
    ],
    [
      'keeps a field that was typed in',
      { name: 'Home', description: 'Ours' },
      base,
      { name: 'Home', description: 'Ours' },
      {},
    ],
    [
      'keeps each side where they do not meet',
      { name: 'Home', description: 'Ours' },
      { name: 'Debts', description: 'Mine' },
      { name: 'Home', description: 'Mine' },
      {},
    ],
    [
      'stays typed where they meet, and that is said',
      { name: 'Home', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      { name: 'Home', description: 'Ours' },
      { name: 'Saved in the meantime: Car' },
    ],
    [
      'stays typed where the other side has emptied it',
      { name: 'Debts', description: 'Mine' },
      { name: 'Debts', description: '' },
      { name: 'Debts', description: 'Mine' },
      { description: 'Saved in the meantime: nothing' },
    ],
    [
      'agrees where both say the same',
      { name: 'Car', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      { name: 'Car', description: 'Ours' },
      {},
    ],
  ])('%s', (_, typed, saved, form, theirs) => {
    const draft = { ...draftOf(base, 3), form: typed };
    const newest = { saved: { ...saved, version: 7 }, form: saved };
    expect(rebased(draft, { newest, wordsOf: (field) => saved[field] })).toEqual({
      form,
      base: saved,
      version: 7,
      theirs,
    });
  });
});

describe('the version that is sent', () => {
  const draft = { ...draftOf(base, 3), form: { ...base, name: 'Home' } };

  it.each([
    ['of what was typed over', null, 3],
    ['the newest, where the fields are the same', { form: base, version: 5 }, 5],
    ['the former, where a field has changed', { form: { ...base, name: 'Car' }, version: 5 }, 3],
  ])('is %s', (_, latest, version) => {
    expect(versionToSend(draft, latest)).toBe(version);
  });

  it('is none for a new record', () => {
    expect(versionToSend(draftOf(base, undefined), null)).toBeUndefined();
  });
});

describe('what would be lost', () => {
  const amounts = { amount: '85.00', isOpen: true };

  it.each([
    ['nothing as it was opened', amounts, false],
    ['a field that was changed', { ...amounts, amount: '85' }, true],
    ['a tick that was taken away', { ...amounts, isOpen: false }, true],
    ['nothing that was changed, and changed back', { ...{ amount: '9' }, ...amounts }, false],
  ])('is %s', (_, form, lost) => {
    expect(isChanged({ form, base: amounts })).toBe(lost);
  });

  it('is nothing of what somebody else has saved in the meantime', () => {
    const saved = { name: 'Car', description: 'Ours' };
    const newest = { saved: { ...saved, version: 7 }, form: saved };
    const draft = rebased(draftOf(base, 3), { newest, wordsOf: () => '' });
    expect(isChanged(draft)).toBe(false);
  });
});
