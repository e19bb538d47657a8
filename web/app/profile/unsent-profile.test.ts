import { expect, it } from 'vitest';
import { profileChange } from './profile-rules.ts';
import { stateOf, unsentProfileOf } from './unsent-profile.ts';

it('what waited for its owner is a change of what it was typed over, whatever is there by now', () => {
  const base = { username: 'sam', email: 'sam@home.example' };
  const typed = { ...base, username: 'sammy' };
  const waited = stateOf(unsentProfileOf({ typed, base, version: 3 }));
  expect(waited).toEqual({ typed, base, version: 3 });
  const proof = { password: '', code: '' };
  expect(profileChange({ ...waited, proof, needsCode: false })).toEqual({
    username: 'sammy',
    version: 3,
  });
});
