import { expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { newPasswordProblem } from './new-password-problem.ts';

it.each([
  [0, 'Password must be at least 8 characters long'],
  [7, 'Password must be at least 8 characters long'],
  [8, null],
  [256, null],
  [257, 'Password can have at most 256 characters'],
])('of a new password of %d characters it is said: %s', (length, problem) => {
  expect(newPasswordProblem('a'.repeat(length))).toBe(problem);
});

it('a generated one is taken, easily read out, and another each time', () => {
  const [one, other] = [generatePassword(), generatePassword()];
  expect(one).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(one).not.toMatch(/[lo01]/);
  expect(newPasswordProblem(one)).toBeNull();
  expect(one).not.toBe(other);
});
