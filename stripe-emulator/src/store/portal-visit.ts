/** What is remembered of a visit to the customer portal. */
import type { WaitingCard } from './checkout-terms.ts';

export type PortalVisit = {
  readonly lastUsedAt?: number;
  readonly isFlowDone?: boolean;
  readonly waitingCard?: WaitingCard | null;
};
