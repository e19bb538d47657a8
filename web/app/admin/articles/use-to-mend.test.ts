import { CallError } from '@debt-payoff/contract/client';
import { expect, it } from 'vitest';
import { toMendAfter } from './use-to-mend.ts';

const refusal = (fields: Record<string, string>) =>
  new CallError(400, { error: '', code: 'invalid_input', fields, request_id: 'r' });

it('another refusal says anew what is to be mended', () => {
  const error = refusal({ 'content.0': 'Second heading', 'content.1': 'Link' });
  expect(toMendAfter(['First heading'], error)).toEqual(['Second heading', 'Link']);
});

it.each([new Error('lost'), refusal({ slug: 'Taken' })])(
  'a save that fails otherwise leaves the list in sight: %o',
  (error) => expect(toMendAfter(['First heading'], error)).toEqual(['First heading']),
);
