import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the word for a password', () => {
  it.each([
    ['weak', 'hunter'],
    ['weak', '123456'],
    ['weak', 'Password123!'],
    ['weak', 'LIVERPOOL2024'],
    ['weak', 'aaaaaaaaaaaaaaaaaaaa'],
    ['weak', 'abcdefghijklmnop'],
    ['weak', '7'],
    ['fair', 'bluekettle'],
    ['fair', 'Tr4mline-9'],
    ['strong', 'kettle orbit mango'],
    ['strong', 'x9$Lq2!vTz8#'],
    ['strong', 'žluťoučký kůň pěl'],
  ])('is %s for %j', (word, password) => {
    expect(passwordStrength(password).word).toBe(word);
  });

  it('is weak where little is left beside the username', () => {
    const { word, advice } = passwordStrength('Priya.S-money1', 'priya.s');
    expect(word).toBe('weak');
    expect(advice).toContain('username');
  });

  it('is not made weak by a username of one letter', () => {
    expect(passwordStrength('kettle orbit mango', 'k').word).toBe('strong');
  });
});

it('always says what to do', () => {
  for (const password of [
    '',
    'abc',
    '123456',
    'bluekettle',
    'aB1bluekettle',
    'kettle orbit mango',
  ]) {
    expect(passwordStrength(password).advice).toMatch(/\.$/);
  }
});
