/** Where nobody takes card payments: people keep what they were granted. */
import { DomainError } from '../../platform/domain-error.ts';
import type { Payments } from '../deps.ts';

export const paymentsOff: Payments = {
  isOn: false,
  connect: async () => {
    throw new DomainError('payments_off');
  },
  webhookSecrets: async () => [],
};
