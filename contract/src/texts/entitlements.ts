// What is said to someone whose plan does not include what they asked for.

import type { Entitlement } from '../plans.ts';
import { customOrderTexts } from './custom-order.ts';
import { exportTexts } from './exports.ts';

export const entitlementTexts = {
  export: exportTexts.paidPlanRequired,
  'combined-report': exportTexts.premiumRequired,
  reminders: 'Payment reminders are part of the paid plans.',
  'custom-order': customOrderTexts.premiumRequired,
  'priority-support': 'Priority support is part of the Premium plan.',
} as const satisfies Record<Entitlement, string>;
