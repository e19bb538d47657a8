import { describe, expect, it } from 'vitest';
import { StripeError } from '../stripe-error.ts';
import { type CardForm, checkCard } from './check-card.ts';
import { findTestCard, findTestCardByToken, testCards } from './test-cards.ts';

const now = Date.parse('2026-11-15T09:00:00Z') / 1_000;
const good: CardForm = { number: '4242424242424242', expMonth: 11, expYear: 2026, cvc: '123' };

describe('checkCard', () => {
  it('takes a test card in the month in which it expires, with spaces in its number', () => {
    expect(checkCard({ ...good, number: '4242 4242 4242 4242' }, now).brand).toBe('visa');
  });

  it.each<[string, Partial<CardForm>, object]>([
    ['a mistyped number', { number: '4242424242424241' }, { code: 'incorrect_number' }],
    ['too short a number', { number: '42' }, { code: 'incorrect_number' }],
    [
      'a real card',
      { number: '4111111111111111' },
      { code: 'card_declined', decline_code: 'test_mode_live_card' },
    ],
    ['a month that is over', { expMonth: 10 }, { code: 'invalid_expiry_month' }],
    ['a thirteenth month', { expMonth: 13, expYear: 2030 }, { code: 'invalid_expiry_month' }],
    ['a year that is over', { expYear: 2025 }, { code: 'invalid_expiry_year' }],
    ['a year far away', { expYear: 2077 }, { code: 'invalid_expiry_year' }],
    ['too short a security code', { cvc: '12' }, { code: 'invalid_cvc' }],
    ['letters for a security code', { cvc: 'abc' }, { code: 'invalid_cvc' }],
    [
      'three figures for an American Express card',
      { number: '378282246310005' },
      { code: 'invalid_cvc' },
    ],
  ])('refuses %s and keeps nothing', (_name, change, details) => {
    const check = () => checkCard({ ...good, ...change }, now);
    expect(check).toThrow(StripeError);
    expect(check).toThrow(
      expect.objectContaining({
        status: 402,
        keepsChanges: false,
        details: expect.objectContaining(details),
      }),
    );
  });
});

it('every card is found by its number and by each of its tokens, and by no other', () => {
  for (const card of testCards) {
    expect(findTestCard(card.number)).toBe(card);
    for (const token of card.tokens) expect(findTestCardByToken(token)).toBe(card);
  }
  expect(findTestCardByToken('pm_card_none')).toBeNull();
});
