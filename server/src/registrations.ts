/** What upper floors add to lower ones, which do not know them; the same in the process, its jobs and the tests. */
import type { DebtDeps } from './debts/debts.ts';
import type { PaymentDeps } from './payments/payments.ts';
import { scheduleHook } from './schedules/auto-payments.ts';
import { debtSchedules, scheduleOfPayment } from './schedules/schedules.store.ts';

type Registrations = Omit<DebtDeps & PaymentDeps, 'db' | 'clock'>;

export const registrations: Registrations = {
  debtHooks: [scheduleHook],
  debtSchedules,
  scheduleOfPayment,
};
