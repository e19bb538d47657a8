import { expect, it } from 'vitest';
import { adminFormMeta, adminMeta } from './admin-meta.ts';

it('the title of a page of staff differs from that of the public page', () => {
  expect(adminMeta('Articles')).toContainEqual({ title: 'Articles | Admin | Debt Payoff' });
});

it.each([
  ['new', 'New article | Admin | Debt Payoff'],
  ['edit', 'Edit article | Admin | Debt Payoff'],
])('the title of a form says whether it is a new one: %s', (mode, title) => {
  expect(adminFormMeta('article')({ params: { mode } })).toContainEqual({ title });
});
