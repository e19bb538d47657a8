import { monthsMax } from '@debt-payoff/engine';

/** Debts that take longer count as never cleared. */
export const yearsMax = monthsMax / 12;
