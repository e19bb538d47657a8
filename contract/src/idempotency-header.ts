/** Sent with each submission that must count once, however often it arrives. */
export const idempotencyHeader = 'idempotency-key';
