/** How long billing keeps what it no longer works with. */
import { retentionDays } from '@debt-payoff/contract/retention-periods';
import type { Retention } from '../../platform/retention.ts';
import {
  changePreviews,
  checkouts,
  stripeEvents,
  stripeTasks,
  trialUses,
} from '../billing.tables.ts';
import { deleteTasksDoneBefore } from '../stripe-tasks.store.ts';
import { deleteEventsHandledBefore } from '../sync/events.store.ts';
import { forgetTrialsLeftBefore } from '../trial-memory.store.ts';
import {
  deleteCheckoutsBefore,
  deleteConsentsBefore,
  deletePreviewsBefore,
} from './retentions.store.ts';

export const billingRetentions: readonly Retention[] = [
  {
    what: "Stripe's events that were handled",
    tables: [stripeEvents],
    keptDays: retentionDays.stripeEvents,
    deleteBefore: deleteEventsHandledBefore,
  },
  {
    what: 'tasks at Stripe that are done',
    tables: [stripeTasks],
    keptDays: retentionDays.stripeTasks,
    deleteBefore: deleteTasksDoneBefore,
  },
  {
    what: 'visits to the checkout that have ended',
    tables: [checkouts],
    keptDays: retentionDays.checkouts,
    deleteBefore: deleteCheckoutsBefore,
  },
  {
    what: 'visits to the checkout with the express request to start at once',
    tables: [checkouts],
    keptDays: retentionDays.contractEvidence,
    deleteBefore: deleteConsentsBefore,
  },
  {
    what: 'previews of changes of plan',
    tables: [changePreviews],
    keptDays: retentionDays.changePreviews,
    deleteBefore: deletePreviewsBefore,
  },
  {
    what: 'hashes of addresses that have had the free trial, after their accounts were deleted',
    tables: [trialUses],
    keptDays: retentionDays.trialMemory,
    deleteBefore: forgetTrialsLeftBefore,
  },
];
