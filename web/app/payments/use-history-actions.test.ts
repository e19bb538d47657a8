import { expect, it } from 'vitest';
import { outcomeBeside } from './use-history-actions.ts';

const outcome = { text: 'Payment added', debtId: 7, wasPaidOff: false };

it('what is said of a debt stays as long as the debt does', () => {
  expect(outcomeBeside([{ id: 3 }, { id: 7 }], outcome)).toBe(outcome);
  expect(outcomeBeside([{ id: 3 }], outcome)).toBeNull();
});
