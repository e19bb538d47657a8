/** How long billing keeps what it no longer works with. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import type { Retention } from '../../platform/retention.ts';
import { deleteTasksDoneBefore } from '../stripe-tasks.store.ts';
import { deleteEventsHandledBefore } from '../sync/events.store.ts';
import { forgetTrialsLeftBefore } from '../trial-memory.store.ts';
import {
  deleteCheckoutsBefore,
  deleteConsentsBefore,
  deletePreviewsBefore,
} from './retentions.store.ts';

/** For so long somebody can claim by a contract (Limitation Act 1980, section 5: six years). */
const evidenceDays = 6 * 365 + 2;

export const billingRetentions: readonly Retention[] = [
  {
    what: "Stripe's events that were handled",
    keptDays: 90,
    deleteBefore: deleteEventsHandledBefore,
  },
  {
    what: 'tasks at Stripe that are done',
    keptDays: 90,
    deleteBefore: deleteTasksDoneBefore,
  },
  {
    what: 'visits to the checkout that have ended',
    keptDays: 30,
    deleteBefore: deleteCheckoutsBefore,
  },
  {
    what: 'visits to the checkout with the express request to start at once',
    keptDays: evidenceDays,
    deleteBefore: deleteConsentsBefore,
  },
  { what: 'previews of changes of plan', keptDays: 30, deleteBefore: deletePreviewsBefore },
  {
    what: 'hashes of addresses that have had the free trial, after their accounts were deleted',
    keptDays: billingLimits.trialMemoryDays,
    deleteBefore: forgetTrialsLeftBefore,
  },
];
