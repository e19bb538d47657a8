/**
 * One-offs and pauses that a form adds to a plan. Like those that it takes away they are texts of the form, apart from what
 * is kept, so that what somebody else has since saved stays.
 */
import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import {
  joinedPauses,
  type Pauses,
  readPauses,
  withoutMonths,
} from '../plan-calendar/paused-months.ts';
import {
  numbered,
  oneOffProblem,
  parsed,
  poundsOf,
  readTypedOneOffs,
  type TypedOneOff,
} from '../plan-calendar/typed-one-offs.ts';
import { isRemoved, keyedOneOffs, keyedPauses, withToggled } from './removed-options.ts';

type Kept = Pick<PortfolioPlan, 'one_offs' | 'pauses' | 'debt_ids'>;

export type ChangedOptionTexts = {
  /** Of those that go. */
  readonly removedOneOffs: string;
  readonly removedPauses: string;
  /** Of those that come. */
  readonly addedOneOffs: string;
  readonly addedPauses: string;
};

export const noChangedOptions: ChangedOptionTexts = {
  removedOneOffs: '',
  removedPauses: '',
  addedOneOffs: '',
  addedPauses: '',
};

export function addedOneOffsOf({ addedOneOffs }: ChangedOptionTexts): TypedOneOff[] {
  return numbered(readTypedOneOffs(parsed(addedOneOffs)));
}

export function withAddedOneOffs(oneOffs: readonly TypedOneOff[]) {
  return { addedOneOffs: oneOffs.length === 0 ? '' : JSON.stringify(oneOffs) };
}

export function leftOneOffs(kept: Pick<Kept, 'one_offs'>, { removedOneOffs }: ChangedOptionTexts) {
  return keyedOneOffs(kept).filter(({ key }) => !isRemoved(removedOneOffs, key));
}

/** Those that the plan would have. */
export function pausesWith(kept: Pick<Kept, 'pauses'>, form: ChangedOptionTexts): Pauses {
  const left = keyedPauses(kept).filter(({ key }) => !isRemoved(form.removedPauses, key));
  return joinedPauses([...left.map(pauseOf), ...readPauses(parsed(form.addedPauses))]);
}

/** What a form has to take away and to add for the plan to have these pauses. */
export function withPauses(
  kept: Pick<Kept, 'pauses'>,
  pauses: Pauses,
): Pick<ChangedOptionTexts, 'removedPauses' | 'addedPauses'> {
  let [removedPauses, added] = ['', pauses];
  for (const keyed of keyedPauses(kept)) {
    const { fromMonth, toMonth } = pauseOf(keyed);
    const stays = pauses.some((pause) => pause.fromMonth <= fromMonth && toMonth <= pause.toMonth);
    if (stays) added = withoutMonths(added, { fromMonth, toMonth });
    else removedPauses = withToggled(removedPauses, keyed.key);
  }
  return { removedPauses, addedPauses: added.length === 0 ? '' : JSON.stringify(added) };
}

function pauseOf({ option }: ReturnType<typeof keyedPauses>[number]) {
  return { fromMonth: monthOf(option.from_month), toMonth: monthOf(option.to_month) };
}

/** Those that can be counted, as the plan keeps them. */
export function countedAdditions(form: ChangedOptionTexts) {
  return addedOneOffsOf(form).flatMap((oneOff) => {
    const amount = poundsOf(oneOff);
    const debt_id = oneOff.goesTo === '' ? null : Number(oneOff.goesTo);
    return amount === null ? [] : [{ month: oneOff.month, amount, debt_id }];
  });
}

/** What is wrong with the first of them, or with their number. */
export function addedOneOffsProblem(kept: Kept, form: ChangedOptionTexts): string | null {
  const added = addedOneOffsOf(form);
  const isGone = ({ goesTo }: TypedOneOff): boolean =>
    goesTo !== '' && !kept.debt_ids.includes(Number(goesTo));
  const count = leftOneOffs(kept, form).length + added.length;
  const ofOne = added.map((oneOff) => oneOffProblem(oneOff)).find((problem) => problem !== null);
  if (ofOne !== undefined) return ofOne;
  if (added.some(isGone)) return debtTermTexts.notADebt;
  return count > termLimits.oneOffsMax ? debtTermTexts.tooManyOneOffs : null;
}

export function addedPausesProblem(kept: Kept, form: ChangedOptionTexts): string | null {
  const isTooMany = pausesWith(kept, form).length > termLimits.pausesMax;
  return isTooMany ? debtTermTexts.tooManyPauses : null;
}
