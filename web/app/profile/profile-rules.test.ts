import { describe, expect, it } from 'vitest';
import { passwordProblem, profileProblem } from './profile-rules.ts';

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
  ])('%o', (fields, field, message) => {
    expect(profileProblem(fields)).toEqual({ field, message });
  });

  it('and then accepted, whatever spaces and capitals the address has', () => {
    expect(profileProblem({ username: 'sam', email: ' Sam@Home.example ' })).toBeNull();
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

  it('and then accepted', () => {
    const fields = { current: 'old', wanted: 'eight888', confirmation: 'eight888' };
    expect(passwordProblem(fields)).toBeNull();
  });
});
