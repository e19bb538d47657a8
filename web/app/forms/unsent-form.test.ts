import { expect, it } from 'vitest';
import { blankDebt } from '../debts/debt-form.ts';
import { readUnsentForm, unsentFormOf } from './unsent-form.ts';

const base = { ...blankDebt, creditor: 'Harbour Visa', balance: '100.00' };
const form = { ...base, balance: '90.00', hasAutoPayment: true };

it.each([3, undefined])(
  'what was typed waits with what it was typed over, version %s',
  (version) => {
    const waited = unsentFormOf({ form, base, version });
    expect(readUnsentForm(waited, blankDebt)).toEqual({ form, base, version });
  },
);

it('a form in which nothing was typed is not brought back', () => {
  const waited = unsentFormOf({ form: { ...base }, base, version: 3 });
  expect(readUnsentForm(waited, blankDebt)).toBeNull();
});

it.each([
  'null',
  '"text"',
  '{"creditor":"Visa"}',
  JSON.stringify({ ...form, hasAutoPayment: 'yes' }),
])('what an older form left behind is not taken: %s', (left) => {
  const waited = { ...unsentFormOf({ form, base, version: 3 }), form: left };
  expect(readUnsentForm(waited, blankDebt)).toBeNull();
});
