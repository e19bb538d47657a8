/** The process's own worker on Stripe's events: woken after one was stored, and by the clock. */
import { createWorker, type Worker } from '../../platform/worker.ts';
import type { BillingDeps } from '../deps.ts';
import { handleDueEvents } from './handle-events.ts';

export type EventWorker = Worker;

export function createEventWorker(deps: BillingDeps): EventWorker {
  return createWorker({
    pass: (stopping) => handleDueEvents(deps, stopping),
    onFailure: (error) => {
      deps.log.error({ err: error }, 'the events of Stripe could not be worked through');
    },
  });
}
