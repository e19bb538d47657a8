import { CallError } from '@debt-payoff/contract/client';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { describe, expect, it } from 'vitest';
import { rebased } from '../../forms/record-draft.ts';
import { aUser } from './builders.fixture.ts';
import {
  formOf,
  isOutdated,
  saveFailure,
  updateOf,
  userProblems,
  wordsOf,
} from './user-form-rules.ts';

describe('the form of a person', () => {
  it('sends every field, and the version that was read, also where nothing was typed', () => {
    expect(updateOf(formOf(aUser({ admin_notes: 'Called twice' })))).toEqual({
      username: 'sam',
      email: 'sam@example.com',
      subscription_tier: 'free',
      role: 'user',
      admin_notes: 'Called twice',
      version: 'v1',
    });
  });

  it('is without fault as it was read', () => {
    expect(userProblems(formOf(aUser()))).toEqual({});
  });

  it('says what is wrong beside its field', () => {
    const typed = { ...formOf(aUser()), username: 'x', email: 'sam', notes: 'n'.repeat(5_001) };
    expect(userProblems(typed)).toEqual({
      username: 'Username must be at least 3 characters long',
      email: 'Please enter a valid email address',
      notes: adminTexts.notesTooLong,
    });
  });

  it('keeps what was typed where somebody else saved, and says what is there now', () => {
    const base = formOf(aUser());
    const typed = { ...base, notes: 'Mine', role: 'admin' };
    const saved = aUser({
      version: 'v2',
      admin_notes: 'Theirs',
      role: 'super_admin',
      subscription_tier: 'basic',
    });
    const draft = rebased(
      { form: typed, base, version: undefined, theirs: {} },
      { newest: { saved: { version: 0 }, form: formOf(saved) }, wordsOf },
    );
    expect(draft.theirs).toEqual({
      notes: 'Saved in the meantime: Theirs',
      role: 'Saved in the meantime: Super admin',
    });
    expect(updateOf(draft.form)).toMatchObject({
      admin_notes: 'Mine',
      role: 'admin',
      subscription_tier: 'basic',
      version: 'v2',
    });
  });

  it('tells a form that is too old from other conflicts', () => {
    const conflict = (error: string) =>
      new CallError(409, { error, code: 'conflict', request_id: 'r1' });
    expect(isOutdated(conflict(adminTexts.users.outdated))).toBe(true);
    expect(isOutdated(conflict(adminTexts.users.lastSuperAdmin))).toBe(false);
  });

  const refusal = { error: 'User not found', code: 'not_found', request_id: 'r1' } as const;
  const wrongEmail = { ...refusal, code: 'invalid_input', fields: { email: 'Taken' } } as const;
  it.each([
    ['Error: User not found', new CallError(404, refusal)],
    ['Error: Failed to update user', new CallError(502, { ...refusal, error: '' })],
    [null, new CallError(400, wrongEmail)],
    [null, null],
  ])('says %j where saving it failed so', (said, error) => {
    expect(saveFailure(error)).toBe(said);
  });
});
