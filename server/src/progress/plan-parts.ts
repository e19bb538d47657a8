/** The parts of a plan beside its strategy and what is paid a month: one-offs, pauses, and which debts extra money goes to. */
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { type CurrentPlan, type DebtsForecast, forecastDebts } from '../forecast/forecast.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import type { DebtTerms } from '../ledger/debt-terms.ts';
import { type Comparison, findAtFirst, withFirst } from './comparison.ts';
import { oneOffsSentence, pausesSentence } from './plan-options.ts';

type PlanPart = {
  /** What was changed, after 'you changed'. */
  readonly what: string;
  readonly sentence: (isSooner: boolean) => string;
  /** Had only this part stayed. */
  readonly without: () => DebtsForecast;
};

/** Those that were changed. */
export function otherParts(compared: Comparison): PlanPart[] {
  const { plan, firstPlan } = compared;
  const { pauses } = firstPlan;
  const forecastWith = (debts: readonly TrackedDebt[], change: Partial<CurrentPlan> = {}) =>
    forecastDebts(debts, { plan: { ...plan, ...change }, today: compared.today });
  const oneOffs = oneOffsSentence(compared);
  const otherPauses = pausesSentence(compared);
  return [
    ...(oneOffs === null
      ? []
      : [
          {
            what: 'the one-off payments',
            sentence: oneOffs,
            without: () =>
              forecastWith(withFirstTerm(compared, 'oneOffs'), { oneOffs: firstPlan.oneOffs }),
          },
        ]),
    ...(otherPauses === null
      ? []
      : [
          {
            what: 'the pauses',
            sentence: otherPauses,
            without: () => forecastWith(compared.debts, { pauses }),
          },
        ]),
    ...flagPart(compared, 'isPriority', forecastWith),
    ...flagPart(compared, 'takesExtra', forecastWith),
  ];
}

type Flag = 'isPriority' | 'takesExtra';

const flagWords = {
  isPriority: {
    what: 'which debts have priority',
    on: (name: string) => `${name} is a priority debt now`,
    off: (name: string) => `${name} is no longer a priority debt`,
    several: 'other debts have priority than at first',
  },
  takesExtra: {
    what: 'which debts get extra money',
    on: (name: string) => `extra money goes to ${name} now`,
    off: (name: string) => `no extra money goes to ${name} now`,
    several: 'extra money goes to other debts than at first',
  },
} as const;

function flagPart(
  compared: Comparison,
  flag: Flag,
  forecastWith: (debts: readonly TrackedDebt[]) => DebtsForecast,
): PlanPart[] {
  const changed = compared.debts.filter(({ id, terms }) => {
    const atFirst = findAtFirst(compared.firstPlan, id);
    return atFirst !== null && atFirst.terms[flag] !== terms[flag];
  });
  const [only, ...others] = changed;
  if (only === undefined) return [];
  const { what, on, off, several } = flagWords[flag];
  const ofOne = only.terms[flag] ? on : off;
  const words = others.length === 0 ? ofOne(nameInSentence(only.name)) : several;
  return [
    {
      what,
      sentence: () => words,
      without: () => forecastWith(withFirstTerm(compared, flag)),
    },
  ];
}

function withFirstTerm(compared: Comparison, name: Flag | 'oneOffs'): TrackedDebt[] {
  return withFirst(compared, ({ terms: first }, { terms }) => ({
    terms: { ...terms, ...pick(first, name) },
  }));
}

function pick(terms: DebtTerms, name: Flag | 'oneOffs'): Partial<DebtTerms> {
  return { [name]: terms[name] };
}
