import { not } from 'drizzle-orm';
import { isRealTrial } from '../../entitlements/real-trial.ts';

/** Of a subscription in force. */
export const isPaidFor = not(isRealTrial);
