import { describe, expect, it } from 'vitest';
import { readUnsentForm, unsentFormOf } from '../forms/unsent-form.ts';
import { passwordChange, passwordProblem, profileChange, profileProblem } from './profile-rules.ts';

const base = { username: 'sam', email: 'sam@home.example' };
const nothing = { password: '', code: '' };
const proof = { password: 'paying it off', code: ' 123456 ' };

describe('the profile is checked in this order', () => {
  it.each([
    [{ username: ' ', email: '' }, 'username', 'Username cannot be empty'],
    [{ username: 'sam', email: ' ' }, 'email', 'Email cannot be empty'],
    [{ username: 'sa', email: 'sam' }, 'email', 'Please enter a valid email address'],
    [
      { username: 'sa', email: 'sam@home.example' },
      'username',
      'Username must be at least 3 characters long',
    ],
    [
      { username: 'sam', email: 'new@home.example' },
      'password',
      'Current password is required to change your email address',
    ],
  ])('%o', (typed, field, message) => {
    const found = profileProblem({ base, typed, proof: nothing, needsCode: true });
    expect(found).toEqual({ field, message });
  });

  it('and asks for a code where one is needed', () => {
    const typed = { ...base, email: 'new@home.example' };
    const given = { base, typed, proof: { ...proof, code: ' ' } };
    expect(profileProblem({ ...given, needsCode: true })).toEqual({
      field: 'code',
      message: 'Enter the code from your authenticator app.',
    });
    expect(profileProblem({ ...given, needsCode: false })).toBeNull();
  });

  it('and then accepted, whatever spaces and capitals the address has', () => {
    const typed = { username: 'sam', email: ' New@Home.example ' };
    expect(profileProblem({ base, typed, proof, needsCode: true })).toBeNull();
  });

  it('except for what its user left alone, which may be from before there was a rule', () => {
    const older = { username: 's@m', email: '<sam>' };
    const given = { base: older, proof: nothing, needsCode: false };
    expect(profileProblem({ ...given, typed: older })).toBeNull();
    expect(profileProblem({ ...given, typed: { ...older, username: 'sam' } })).toBeNull();
  });
});

describe('the profile form sends', () => {
  const send = (typed: Partial<typeof base>, needsCode = false) =>
    profileChange({ base, typed: { ...base, ...typed }, version: 3, proof, needsCode });

  it.each([[{}], [{ username: ' sam ' }], [{ email: ' SAM@home.example' }]])(
    'nothing where it comes to the same: %o',
    (typed) => {
      expect(send(typed)).toBeNull();
    },
  );

  it('a new name alone, with the version that it was made from', () => {
    expect(send({ username: ' sammy ' })).toEqual({ username: 'sammy', version: 3 });
  });

  it('a new address alone, with the password', () => {
    const email = 'new@home.example';
    const sent = { email, version: 3, current_password: 'paying it off' };
    expect(send({ email: 'New@home.example' })).toEqual(sent);
    expect(send({ email }, true)).toEqual({ ...sent, totp: '123456' });
  });

  it('both where both were changed', () => {
    expect(send({ username: 'sammy', email: 'new@home.example' })).toMatchObject({
      username: 'sammy',
      email: 'new@home.example',
    });
  });
});

describe('a new password is checked in this order', () => {
  it.each([
    [['', 'a', 'b'], 'current', 'Current password is required to set a new one'],
    [['old', '', ''], 'wanted', 'New password is required'],
    [['old', 'short', 'other'], 'confirmation', 'New passwords do not match'],
    [['old', 'seven77', 'seven77'], 'wanted', 'New password must be at least 8 characters long'],
  ])('%o', ([current = '', wanted = '', confirmation = ''], field, message) => {
    expect(passwordProblem({ current, wanted, confirmation })).toEqual({ field, message });
  });

  const fields = { current: 'old', wanted: 'eight888', confirmation: 'eight888' };

  it('and then accepted', () => {
    expect(passwordProblem(fields)).toBeNull();
  });

  it('and sent with nothing else', () => {
    expect(passwordChange(fields)).toEqual({ current_password: 'old', new_password: 'eight888' });
  });
});

it('what waited for its owner is a change of what it was typed over, whatever is there by now', () => {
  const form = { ...base, username: 'sammy' };
  const there = { username: 'samuel', email: 'sam@work.example' };
  const waited = readUnsentForm(unsentFormOf({ form, base, version: 3 }), there);
  expect(waited).toEqual({ form, base, version: 3 });
  const given = { typed: form, base, version: 3, proof: { password: '', code: '' } };
  expect(profileChange({ ...given, needsCode: false })).toEqual({ username: 'sammy', version: 3 });
});
