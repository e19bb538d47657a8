/** All worked situations, for anyone who goes through them: purely, or by the real verbs on a real database. */
import { changedPayments } from './changed-payments.fixture.ts';
import { ends } from './ends.fixture.ts';
import { monthTurns } from './month-turns.fixture.ts';
import { statedBalances } from './stated-balances.fixture.ts';
import { statements } from './statements.fixture.ts';
import { readStory, type Story } from './story.fixture.ts';

export type Situation = { readonly name: string; readonly story: Story };

export const situations: readonly Situation[] = [
  monthTurns,
  changedPayments,
  statements,
  statedBalances,
  ends,
]
  .flatMap((group) => Object.entries(group))
  .map(([name, text]) => ({ name, story: readStory(text) }));
