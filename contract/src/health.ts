/** What load balancers and the people who run the product ask a process. */
import { z } from 'zod';
import { defineCall } from './call.ts';

const replies = { 200: z.object({ status: z.literal('ok') }) };
/** A load balancer has no password, and no account. */
const passesGates = ['development', 'staff'] as const;

export const livenessCall = defineCall({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  passesGates,
  summary: 'The process lives',
  replies,
});

export const readinessCall = defineCall({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  passesGates,
  summary: 'The process can serve',
  replies,
});
