/** Debts with what was agreed about them, and what a first plan of them is compared with. */
import { monthOf } from '@debt-payoff/contract/months';
import type { MinimumRule } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import { currentSet } from '../forecast/current-set.ts';
import { planFromToday } from '../forecast/first-plan.ts';
import { keptPlanOf } from '../forecast/forecast.ts';
import { aPortfolioRow, type SpokenDebt } from '../forecast/portfolio.fixture.ts';
import { forecastPortfolio } from '../forecast/portfolio-forecast.ts';
import { aTrackedDebt } from '../forecast/tracked-debt.fixture.ts';
import { type TrackedDebt, trackDebt } from '../forecast/tracked-debts.ts';
import { type DebtTerms, noTerms, type PlannedChange } from '../ledger/debt-terms.ts';
import { type StatedRate, statedRate } from '../ledger/stated-rate.ts';
import type { Comparison } from './comparison.ts';
import { planVsActual } from './plan-vs-actual.ts';
import { planVsActualReply } from './plan-vs-actual.wire.ts';

export type Agreed = Partial<DebtTerms>;

export type AgreedDebt = SpokenDebt & {
  readonly kind?: RateKind;
  readonly agreed?: Agreed;
  /** Where it is another than at first. */
  readonly agreedNow?: Agreed;
  /** When another payment was set. */
  readonly paymentSetOn?: string;
};

type OptionedPlan = NonNullable<Parameters<typeof aPortfolioRow>[0]> & {
  readonly oneOffs?: DebtTerms['oneOffs'];
  readonly pauses?: ReturnType<typeof pause>[];
  readonly lookAhead?: number | null;
};

export type Situation = {
  readonly today?: string;
  readonly debts: readonly AgreedDebt[];
  readonly first?: OptionedPlan;
  readonly plan?: OptionedPlan;
};

const madeOn = '2026-01-10';

/** 'To the end of March, then 24.9 percent.' */
export function deal(
  lastMonth: string,
  thenRate: number,
  { payment, kind = null }: { readonly payment?: number; readonly kind?: RateKind | null } = {},
): PlannedChange {
  return {
    lastMonth: monthOf(lastMonth),
    kind,
    thenThousandths: statedRate(kind, thenRate).thousandths,
    thenPaymentPence: payment === undefined ? null : payment * 100,
  };
}

export function rule(floor: number, percent = 0): MinimumRule {
  return {
    floorPence: floor * 100,
    percentBasisPoints: percent * 100,
    plusInterest: percent > 0,
  };
}

export function oneOff(month: string, pounds: number): DebtTerms['oneOffs'][number] {
  return { month: monthOf(month), pence: pounds * 100 };
}

export function pause(from: string, to: string) {
  return { fromMonth: monthOf(from), toMonth: monthOf(to) };
}

/** Of a debt with terms: from that day on its turns bear interest at later ones. */
export function ratedAs(on: string, rate: StatedRate, order = 1_000_000) {
  return { kind: 'rate', on, order, rate, compounds: true } as const;
}

/** The first plan is that of the day on which the debts were added, before anything came to them. */
function forecastOf({ today = '2026-03-20', debts, first = {}, plan = first }: Situation) {
  const atFirst = debts
    .map((debt, at) => ({ id: at + 1, ...debt }))
    .filter(({ on = madeOn }) => on === madeOn)
    .map(({ agreedNow: _, paymentNow: __, ...debt }) => ({ ...debt, entries: [] }));
  const set = currentSet(atFirst.map((debt) => agreedDebt(debt, madeOn)));
  const kept = planFromToday(set, {
    plan: keptPlanOf(rowOf(first)),
    today: madeOn,
    startedOn: madeOn,
  });
  return forecastPortfolio({
    portfolio: rowOf(plan),
    debts: debts.map((debt, at) => agreedDebt({ id: at + 1, ...debt }, today)),
    removed: [],
    firstPlans: [kept],
    today,
  });
}

export function compare(situation: Situation) {
  return planVsActualReply(planVsActual(forecastOf(situation)));
}

export function comparisonOf(situation: Situation): Comparison {
  const { firstPlan, set, plan, today } = forecastOf(situation);
  if (firstPlan === null) throw new Error('Nothing is owed');
  return { firstPlan, debts: set.debts, removed: set.removed, plan, today };
}

function rowOf({ oneOffs = [], pauses = [], lookAhead = null, ...plan }: OptionedPlan) {
  return { ...aPortfolioRow(plan), oneOffs: [...oneOffs], pauses, lookAhead };
}

function agreedDebt(spoken: AgreedDebt, today: string): TrackedDebt {
  const { kind = null, agreed, agreedNow = agreed, paymentSetOn, ...plain } = spoken;
  const { id, name, debtType, opening, firstPaymentPence, keptPayment } = aTrackedDebt(
    plain,
    today,
  );
  const { thousandths } = opening.rate;
  const compounds = kind !== null || agreed !== undefined || agreedNow !== undefined;
  return trackDebt(
    {
      opening: { ...opening, rate: { kind, thousandths }, ...(compounds && { compounds }) },
      others: plain.entries ?? [],
      firstPaymentPence,
      debt: {
        ...{ id, creditor: name, debtType },
        ...keptPayment,
        ...(paymentSetOn !== undefined && { paymentSetOn }),
        ...{ ...noTerms, ...agreedNow },
      },
    },
    today,
  );
}
