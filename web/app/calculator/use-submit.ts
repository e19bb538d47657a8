/** Calculating: the form is checked, the server asked, and the results carried to the strategies page. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { paths } from '@debt-payoff/contract/paths';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { useThisMonth } from '../page/server-facts.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { currentPerson, hasLeft } from '../session/person.ts';
import type { FieldProblem } from '../ui/error-summary.tsx';
import type { Draft } from './draft.ts';
import { countingRows, type Row } from './rows.ts';
import { useFailure } from './use-failure.ts';

const noRows: ReadonlySet<number> = new Set();
const fromCalculator = { kind: 'calculator' } as const;

/**
 * Messages are shown on the first attempt and from then on while people type: of the debts that it was tried with,
 * since nobody is to hear what is wrong with a field that they have not come to.
 */
export function useSubmit(options: {
  readonly draft: Draft;
  readonly problems: readonly FieldProblem[];
  /** How often other figures have come in place of those in the form; nobody has tried with the new ones. */
  readonly replacements?: number;
  readonly origin?: StrategiesState['origin'];
  /** What is left each month. It goes along with the visitor, and to nobody else. */
  readonly leftPence?: number | null;
  readonly onLeave?: () => void;
}) {
  const { draft, problems, replacements = 0, origin = fromCalculator, leftPence = null } = options;
  const [tried, setTried] = useState({ attempt: 0, replacements, rowIds: noRows });
  const attempt = tried.replacements === replacements ? tried.attempt : 0;
  // A debt that is added later may have the number of one that was taken away.
  const rowIds = stillThere(tried.rowIds, draft.rows);
  if (rowIds.size < tried.rowIds.size) setTried({ ...tried, rowIds });
  const setAttempt = (next: number): void => {
    const rowIds = new Set(countingRows(draft.rows).map(({ id }) => id));
    setTried({ attempt: next, replacements, rowIds });
  };
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useFailure(draft);
  const [limit, setLimit] = useState<LimitReply | null>(null);
  const navigate = useNavigate();
  const thisMonth = useThisMonth();
  const submit = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault();
    if (isBusy) return;
    setAttempt(attempt + 1);
    setFailure(null);
    if (problems.length > 0) return;
    setIsBusy(true);
    const asker = currentPerson();
    const count = { debt_count: countingRows(draft.rows).length };
    raiseEvent('calculator_start', count);
    const calls = await import('./rare-parts.ts')
      .then(({ loadRequests }) => loadRequests())
      .catch(() => null);
    if (calls === null) {
      setIsBusy(false);
      setFailure(calculatorTexts.failures.tryLater);
      return;
    }
    const reply = await calls.requestDraft(draft, thisMonth);
    setIsBusy(false);
    // Somebody's figures are not for the next person's screen.
    if (reply.kind === 'compared' && !hasLeft(asker)) {
      const state = calls.keepCompared(reply.state, { origin, leftPence });
      raiseEvent('calculator_complete', count);
      options.onLeave?.();
      navigate(paths.strategies, { state });
    }
    if (reply.kind === 'limited') setLimit(reply.limit);
    if (reply.kind === 'failed') setFailure(reply.text);
  };
  return {
    attempt,
    isTried: (row: Row) => attempt > 0 && rowIds.has(row.id),
    isBusy,
    failure,
    limit,
    forgetFailure: () => setFailure(null),
    dismissLimit: () => setLimit(null),
    submit,
    /** Shows the messages without calculating. */
    showProblems: () => setAttempt(attempt + 1),
    reset: () => {
      setAttempt(0);
      setFailure(null);
    },
  };
}

function stillThere(rowIds: ReadonlySet<number>, rows: readonly Row[]): ReadonlySet<number> {
  return new Set(rows.map(({ id }) => id).filter((id) => rowIds.has(id)));
}
