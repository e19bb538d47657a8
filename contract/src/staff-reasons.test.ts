import { expect, it } from 'vitest';
import {
  cancelUserSubscriptionCall,
  reactivateUserSubscriptionCall,
} from './admin-subscriptions.ts';
import { suspendUserCall } from './admin-users.ts';

const calls = [suspendUserCall, cancelUserSubscriptionCall, reactivateUserSubscriptionCall];
const without = [undefined, null, {}, { reason: null }, { reason: '  ' }];

it.each(calls)('$path needs no reason, however it is left out', ({ body }) => {
  for (const sent of without) expect(body.parse(sent)?.reason || null).toBeNull();
  expect(body.parse({ reason: ' Asked us to ' })?.reason).toBe('Asked us to');
  expect(body.safeParse({ reason: 'x'.repeat(501) }).success).toBe(false);
});
