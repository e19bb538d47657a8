import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { expect, test } from 'vitest';
import { blobOf, imageFailure, imageProblem } from './image-failure.ts';

const refusal = (status: number, code: ErrorCode, error = 'Server text') =>
  new CallError(status, { error, code, request_id: 'r' });

test('a byte too many is told before it is sent', () => {
  expect(imageProblem({ size: 5_242_880 })).toBeNull();
  expect(imageProblem({ size: 5_242_881 })).toBe(
    'Image file is too large. Please use an image smaller than 5MB.',
  );
});

test.each<[string, unknown, string]>([
  ['no image', refusal(400, 'invalid_input'), 'Failed to process image. Please try again.'],
  ['no connection', new NetworkFailure('x'), 'Failed to process image. Please try again.'],
  ['a fault', refusal(500, 'internal'), 'Failed to process image. Please try again.'],
  ['too many', refusal(429, 'too_many_requests'), 'Server text'],
  ['a busy server', refusal(503, 'unavailable'), 'Server text'],
])('%s', (_, error, said) => {
  expect(imageFailure(error)).toBe(said);
});

test('the bytes of an image within HTML are read, or known to be unreadable', async () => {
  expect(await blobOf('data:image/png;base64,AQID')?.bytes()).toEqual(new Uint8Array([1, 2, 3]));
  expect(blobOf('data:image/png;base64,%%')).toBeNull();
});
