import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../platform/errors.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

describe('a password', () => {
  it('is hashed with Argon2id, 19 MiB, two passes and one lane, and a salt of its own', async () => {
    const [one, two] = [await passwords.hash('the same'), await passwords.hash('the same')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches('the same', one)).toBe(true);
    expect(await passwords.matches('The same', one)).toBe(false);
  });

  it.each([
    {
      name: 'an accent in one character or two',
      typed: 'cafe\u0301 cre\u0300me',
      kept: 'café crème',
    },
    { name: 'wide letters of an East Asian keyboard', typed: 'ｐａｓｓ１２３', kept: 'pass123' },
    { name: 'a hard space', typed: 'two\u00a0words', kept: 'two words' },
  ])('counts as the same with $name', async ({ typed, kept }) => {
    expect(await passwords.matches(typed, await passwords.hash(kept))).toBe(true);
  });

  it('of nobody matches nothing, not even what it is compared with', async () => {
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });
});

it('two are worked on and 100 wait; one more is asked to come back', async () => {
  const { matches, isFull } = createPasswords();
  const stored = await hash('quick', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  // None of these has come to its end before the last one is asked.
  const attempts = Array.from({ length: 104 }, () => matches('quick', stored));
  expect(isFull()).toBe(true);
  const results = await Promise.allSettled(attempts);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
  expect(refused).toHaveLength(2);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(DomainError);
    expect(reason).toMatchObject({
      code: 'unavailable',
      details: { headers: { 'retry-after': '5' } },
    });
  }
  // The queue has not lost a place over it.
  expect(isFull()).toBe(false);
  expect(await matches('quick', stored)).toBe(true);
});
