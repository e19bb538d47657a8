/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { yearsMax } from '@debt-payoff/contract/years-max';

/** Said in the row of a strategy that does not clear the debts; what would is a file of its own. */
export const neverLine = `Does not clear the debts within ${yearsMax} years.`;

export const noneClears = `no strategy clears them within ${yearsMax} years.`;
