import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBrowser, aToken } from './browser.fixture.ts';
import { clearPreservedData } from './preserved-data.ts';
import { findUnsent } from './unsent.ts';

const blank = { amount: '', notes: '' };
const typed = { amount: '55.55', notes: 'From my savings' };

beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
  localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
});
afterEach(() => vi.unstubAllGlobals());

function keep(forms: object, subject = 'alice'): void {
  sessionStorage.setItem('unsent_forms', JSON.stringify({ subject, forms }));
}

it('what waits is found by its form and its owner', () => {
  keep({ payment: typed });
  expect(findUnsent('payment', blank)).toEqual(typed);
  expect(findUnsent('profile', blank)).toBeNull();
  localStorage.setItem('jwt_token', aToken({ sub: 'bob' }));
  expect(findUnsent('payment', blank)).toBeNull();
  localStorage.removeItem('jwt_token');
  expect(findUnsent('payment', blank)).toBeNull();
});

it.each([null, 'text', { amount: '1' }, { amount: 1, notes: '' }])(
  'what an older form left behind is not taken: %j',
  (payment) => {
    keep({ payment });
    expect(findUnsent('payment', blank)).toBeNull();
  },
);

it('nothing waits for somebody who signed out', () => {
  keep({ payment: typed });
  clearPreservedData();
  expect(findUnsent('payment', blank)).toBeNull();
});
