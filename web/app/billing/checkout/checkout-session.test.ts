import { expect, it } from 'vitest';
import { hiddenIn, readableId, withoutSession } from './checkout-session.ts';

it('only the session leaves the address', () => {
  expect(withoutSession('?session_id=cs_1&from=mail')).toBe('from=mail');
  expect(withoutSession('?session_id=cs_1')).toBe('');
});

it.each([
  ['cs_test_1', 'cs_test_1'],
  ['', null],
  ['x'.repeat(201), null],
  [17, null],
])('what is no id of a checkout is not sent (%#)', (id, read) => {
  expect(readableId(id)).toBe(read);
});

it('a reload finds the checkout again, and somebody else who signs in does not', () => {
  const state = { checkoutSession: 'cs_1', checkoutOwner: '5' };
  expect(hiddenIn(state, '5')).toBe('cs_1');
  expect(hiddenIn(state, '6')).toBeNull();
  expect(hiddenIn({ checkoutSession: 'cs_1' }, '5')).toBeNull();
  expect(hiddenIn(null, '5')).toBeNull();
});
