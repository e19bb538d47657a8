import { expect, it } from 'vitest';
import { parseEvent } from './webhook-event.ts';

const event = { id: 'evt_1', type: 'invoice.paid', created: 1_763_200_000, livemode: false };
const read = (fields: object) => parseEvent(Buffer.from(JSON.stringify(fields)));
const about = (type: string, object: object) => read({ ...event, type, data: { object } });

it.each([
  ['invoice.paid', { id: 'in_1', customer: 'cus_1' }],
  ['invoice.paid', { id: 'in_1', customer: { id: 'cus_1', object: 'customer' } }],
  ['customer.updated', { id: 'cus_1' }],
  ['customer.deleted', { id: 'cus_1', deleted: true }],
  ['customer.subscription.updated', { id: 'sub_1', customer: 'cus_1' }],
  ['refund.created', { id: 're_1', customer: 'cus_1', charge: 'ch_1' }],
  ['refund.created', { id: 're_1', charge: { id: 'ch_1', customer: 'cus_1' } }],
])('an event %s tells whom to look at: %j', (type, object) => {
  expect(about(type, object)).toEqual({
    id: 'evt_1',
    type,
    createdAt: new Date(1_763_200_000_000),
    isLive: false,
    accountId: null,
    customerId: 'cus_1',
  });
});

it.each([
  ['payout.paid', { id: 'po_1' }],
  ['invoice.paid', { id: 'in_1', customer: null }],
  ['refund.created', { id: 're_1', charge: 'ch_1' }],
  ['invoice.paid', { id: 'in_1', customer: 'cus\u0000' }],
])('an event %s may be about no customer: %j', (type, object) => {
  expect(about(type, object)?.customerId).toBeNull();
});

it.each([
  ['no JSON', '{"id":'],
  ['nothing', ''],
  ['a number', '12'],
  ['no event', '{"id":"evt_1"}'],
  ['an id that no text can hold', JSON.stringify({ ...event, id: '\0', data: { object: {} } })],
  ['a time out of reach', JSON.stringify({ ...event, created: 1e300, data: { object: {} } })],
])('what is %s is no event', (_, body) => {
  expect(parseEvent(Buffer.from(body))).toBeNull();
});
