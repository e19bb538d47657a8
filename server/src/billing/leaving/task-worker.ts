/** The process's own worker on what is to be done at Stripe: woken after something was stored; the clock does the rest. */
import { createWorker, type Worker } from '../../platform/worker.ts';
import type { BillingDeps } from '../deps.ts';
import { workTasks } from './stripe-tasks.ts';

export function createTaskWorker(deps: BillingDeps): Worker {
  return createWorker({
    pass: () => workTasks(deps),
    onFailure: (error) => {
      deps.log.error({ err: error }, 'what is to be done at Stripe could not be worked off');
    },
  });
}
