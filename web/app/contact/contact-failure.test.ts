import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { expect, it } from 'vitest';
import { contactFailure } from './contact-failure.ts';

const failed =
  'Sorry, there was an error sending your message. Please try again or email us directly.';
const reply = { error: 'Something went wrong.', code: 'internal', request_id: 'r-1' } as const;
const tooMany = {
  error: 'Too many requests. Please wait and try again. You can try again in 5 minutes.',
  code: 'too_many_requests',
  request_id: 'r-2',
} as const;
const fromProxy = { error: '', code: 'internal', request_id: '' } as const;

it.each([
  {
    name: 'no reply',
    error: new NetworkFailure(null),
    advice:
      'It may have reached us after all. You can safely send it again: it will only count once.',
  },
  { name: 'a fault of ours', error: new CallError(500, reply), advice: null },
  { name: 'one too many', error: new CallError(429, tooMany), advice: tooMany.error },
  {
    name: 'one too many, said by somebody in between',
    error: new CallError(429, fromProxy, 90),
    advice: 'You can try again in 2 minutes.',
  },
  { name: 'anything else', error: new TypeError('odd'), advice: null },
])('says that it was not sent, and then what is known: $name', ({ error, advice }) => {
  expect(contactFailure(error)).toEqual({ message: failed, advice, fields: {} });
});

it('what the server finds wrong with a field is said there', () => {
  const fields = { email: 'Please enter a valid email address', other: 'odd' };
  const error = new CallError(400, { ...reply, code: 'invalid_input', fields });
  expect(contactFailure(error).fields).toEqual({ email: fields.email });
});
