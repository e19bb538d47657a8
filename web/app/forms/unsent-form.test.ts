import { beforeEach, describe, expect, it } from 'vitest';
import { blankDebt } from '../debts/debt-form.ts';
import { aBrowser, aToken, loadAfreshInEachTest } from '../session/browser.fixture.ts';
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

describe('the record for which something waits', () => {
  const saved = { id: 7, ...base };
  const waited = unsentFormOf({ form, base, version: 3 });

  loadAfreshInEachTest();
  beforeEach(() => {
    aBrowser(() => ({ status: 200 }));
    localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
  });

  /** What is found on the page of portfolio 1, which holds the saved debt. */
  async function findOn(forms: object) {
    const { findUnsentRecord, unsentNameOf } = await import('./unsent-form.ts');
    const { storedText } = await import('../session/stored-drafts.ts');
    const { whenSessionIsKnown } = await import('../session/session.ts');
    whenSessionIsKnown(() => {});
    storedText('unsent_forms').write(JSON.stringify(forms));
    return findUnsentRecord([saved], (record) => ({
      unsentName: unsentNameOf('debt', { id: record?.id ?? null, within: 1 }),
      start: blankDebt,
    }));
  }

  it.each([
    ['a saved one', { 'debt 7 in 1': waited }, saved],
    ['a new one', { 'debt new in 1': waited }, null],
    ['none of another portfolio', { 'debt 7 in 2': waited }, undefined],
    ['none where nothing waits', {}, undefined],
  ])('is %s', async (_, forms, found) => {
    expect(await findOn(forms)).toEqual(found);
  });
});
