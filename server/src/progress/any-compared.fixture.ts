/** Random portfolios with a past and a first plan of it, some with deals, rules and the like; and how such a story is told anew. */
import { lastDayOf } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf, monthRange } from '@debt-payoff/contract/months';
import fc from 'fast-check';
import {
  anyPortfolio,
  enteredBy,
  type PortfolioStory,
  type StoryDebt,
  type StoryEntry,
  trackStory,
} from '../forecast/any-portfolio.fixture.ts';
import { type FirstPlan, planFromToday } from '../forecast/first-plan.ts';
import { forecastDebts, type KeptPlan, keptPlanOf } from '../forecast/forecast.ts';
import { aPortfolioRow } from '../forecast/portfolio.fixture.ts';
import { forecastPortfolio } from '../forecast/portfolio-forecast.ts';
import { type TrackedDebt, withTerms } from '../forecast/tracked-debts.ts';
import { type DebtTerms, noTerms, usesTerms } from '../ledger/debt-terms.ts';

/** What was agreed about a debt when the plan was made, and what is today. */
type Agreement = { readonly first: DebtTerms; readonly now: DebtTerms };

export type ComparedStory = {
  readonly story: PortfolioStory;
  readonly agreed: ReadonlyMap<number, Agreement>;
  readonly first: FirstPlan;
};

const begin = monthOf('2026-01');
const months = (most: number) =>
  fc.integer({ min: 0, max: most }).map((ahead) => addMonths(begin, ahead));

const oneOffs = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record({ month: months(20), pence: fc.integer({ min: 1, max: 50_000 }) }),
      { maxLength: 2 },
    ),
  },
);

const pauses = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(months(15), fc.integer({ min: 0, max: 6 }))
      .map(([fromMonth, length]) => [{ fromMonth, toMonth: addMonths(fromMonth, length) }]),
  },
);

const rateChange = fc.record({
  lastMonth: months(18),
  kind: fc.constantFrom(null, 'apr' as const),
  thenThousandths: fc.integer({ min: 0, max: 50 }).map((percent) => percent * 1_000),
  thenPaymentPence: fc.constant<number | null>(null),
});

const rateChanges = fc
  .uniqueArray(rateChange, { maxLength: 2, selector: ({ lastMonth }) => lastMonth })
  .map((changes) => changes.toSorted((one, other) => (one.lastMonth < other.lastMonth ? -1 : 1)));

/** Payments that go with deals are those of the first plan: a deal that is left out takes none along. */
const paidChanges = fc
  .tuple(rateChanges, fc.option(fc.integer({ min: 100, max: 20_000 })))
  .map(([changes, pence]) => changes.map((change) => ({ ...change, thenPaymentPence: pence })));

const minimumRule = fc.option(
  fc.record({
    floorPence: fc.integer({ min: 0, max: 5_000 }),
    percentBasisPoints: fc.integer({ min: 0, max: 500 }),
    plusInterest: fc.boolean(),
  }),
);

const flags = { isPriority: fc.boolean(), takesExtra: fc.boolean() };

const agreement: fc.Arbitrary<Agreement> = fc.oneof(
  fc.constant({ first: noTerms, now: noTerms }),
  fc
    .record({ rateChanges: paidChanges, minimumRule, ...flags, oneOffs })
    .map((terms) => ({ first: terms, now: terms })),
  fc
    .record({
      rates: fc.tuple(rateChanges, rateChanges),
      isSameRates: fc.boolean(),
      rules: fc.tuple(minimumRule, minimumRule),
      isSameRule: fc.boolean(),
      ...flags,
      takesExtraNow: fc.boolean(),
      oneOffs: fc.tuple(oneOffs, oneOffs),
    })
    .map(({ rates, isSameRates, rules, isSameRule, isPriority, takesExtra, ...one }) => {
      const first = { isPriority, takesExtra };
      return {
        first: { ...first, rateChanges: rates[0], minimumRule: rules[0], oneOffs: one.oneOffs[0] },
        now: {
          isPriority,
          takesExtra: one.takesExtraNow,
          rateChanges: rates[isSameRates ? 0 : 1],
          minimumRule: rules[isSameRule ? 0 : 1],
          oneOffs: one.oneOffs[1],
        },
      };
    }),
);

const debtsMax = 4;

/** Those of rates and payments that stay but for what is entered. */
export const anyPlain = (paymentMinPence: number): fc.Arbitrary<ComparedStory> =>
  comparedFrom(anyPortfolio({ paymentMinPence, debtsMax }).map((story) => ({ story, agreed: [] })));

/** Those with terms. */
export const anyTermed = (paymentMinPence: number): fc.Arbitrary<ComparedStory> =>
  comparedFrom(
    fc
      .record({
        story: anyPortfolio({ paymentMinPence, debtsMax }),
        agreed: fc.array(agreement, { minLength: debtsMax, maxLength: debtsMax }),
        options: fc.tuple(oneOffs, pauses, oneOffs, pauses),
        isSamePlan: fc.boolean(),
      })
      .map(({ story, agreed, options, isSamePlan }) => {
        const [first, firstPauses, now, nowPauses] = options;
        const firstPlan = { ...story.firstPlan, oneOffs: first, pauses: firstPauses };
        const plan = { ...story.plan, oneOffs: now, pauses: nowPauses };
        return { story: { ...story, firstPlan, plan: isSamePlan ? firstPlan : plan }, agreed };
      }),
  );

/** Stories whose first plan is that of their debts, which are those of the set alone. */
function comparedFrom(
  told: fc.Arbitrary<{ readonly story: PortfolioStory; readonly agreed: readonly Agreement[] }>,
): fc.Arbitrary<ComparedStory> {
  return told
    .map((given) => {
      const agreed = new Map(
        given.story.debts.map(({ id, opening }, at) => [
          id,
          sinceOpening(given.agreed[at] ?? { first: noTerms, now: noTerms }, monthOf(opening.on)),
        ]),
      );
      const story = {
        ...given.story,
        debts: given.story.debts.map((debt) => opened(debt, agreed)),
      };
      const first = firstPlanOf(story, agreed);
      const { set, firstPlan } = forecastOf({ story, agreed }, first);
      const isOfSet = ({ id }: StoryDebt) => set.debts.some((debt) => debt.id === id);
      const debts = enteredBy(story.debts, story.today).filter(isOfSet);
      const plan = withLook({ ...story.plan }, set.debts, story.today);
      return { story: { ...story, debts, plan }, agreed, first, firstPlan };
    })
    .filter(({ first, firstPlan }) => first !== null && first === firstPlan)
    .map(({ story, agreed, first }) => {
      if (first === null) throw new Error('It was left out');
      return { story, agreed, first };
    });
}

/** No change of a rate ends before its debt was added. */
function sinceOpening({ first, now }: Agreement, month: Month): Agreement {
  const since = (terms: DebtTerms): DebtTerms => ({
    ...terms,
    rateChanges: terms.rateChanges.filter(({ lastMonth }) => lastMonth >= month),
  });
  const kept = since(first);
  return { first: kept, now: first === now ? kept : since(now) };
}

/** With terms, its turns bear interest at later ones from the first day on. */
function opened(debt: StoryDebt, agreed: ComparedStory['agreed']): StoryDebt {
  const { first = noTerms, now = noTerms } = agreed.get(debt.id) ?? {};
  if (!usesTerms(first, null) && !usesTerms(now, null)) return debt;
  return { ...debt, opening: { ...debt.opening, compounds: true } };
}

/** As it is kept: -1 for the rate after the last change. */
function withLook(plan: KeptPlan, debts: readonly TrackedDebt[], today: string): KeptPlan {
  const { lookAhead } = forecastDebts(debts, { plan, today }).forecast;
  return { ...plan, lookAhead: lookAhead === undefined ? null : (lookAhead ?? -1) };
}

function firstPlanOf(
  { debts, firstPlan, madeOn }: PortfolioStory,
  agreed: ComparedStory['agreed'],
): FirstPlan | null {
  const then = {
    debts: debts.map(withFirstPayment),
    ...{ plan: firstPlan, today: madeOn },
  };
  const asFirst = new Map([...agreed].map(([id, { first }]) => [id, { first, now: first }]));
  const { set } = forecastOf({ story: then, agreed: asFirst }, null);
  if (set.startedOn === null) return null;
  const plan = withLook(firstPlan, set.debts, madeOn);
  return planFromToday(set, { plan, today: madeOn, startedOn: set.startedOn });
}

function forecastOf(
  {
    story: { debts, plan, today },
    agreed,
  }: {
    readonly story: Pick<PortfolioStory, 'debts' | 'plan' | 'today'>;
    readonly agreed: ComparedStory['agreed'];
  },
  kept: FirstPlan | null,
) {
  return forecastPortfolio({
    portfolio: { ...aPortfolioRow(), ...keptPlanOf(plan) },
    debts: enteredBy(debts, today).map((one) => track(one, { agreed }, today)),
    removed: [],
    firstPlans: kept === null ? [] : [kept],
    today,
  });
}

export function track(
  debt: StoryDebt,
  { agreed }: Pick<ComparedStory, 'agreed'>,
  day: string,
): TrackedDebt {
  return withTerms(trackStory(debt, day), agreed.get(debt.id)?.now ?? noTerms, day);
}

export function isLater({ lastEntryOrder }: FirstPlan, { order }: StoryEntry): boolean {
  return order > lastEntryOrder;
}

export function isPlanned({ debts }: FirstPlan, { id }: StoryDebt): boolean {
  return debts.some(({ debtId }) => debtId === id);
}

export function withFirstPayment(debt: StoryDebt): StoryDebt {
  return { ...debt, paymentPence: debt.firstPaymentPence };
}

/** Month by month, one payment on its last day in place of all that came after the plan. */
export function paidAsPlanned(
  { story, agreed, first }: ComparedStory,
  { isMonthPaid }: { readonly isMonthPaid: boolean },
): StoryDebt[] {
  const { today, madeOn } = story;
  let debts = story.debts;
  for (const month of monthRange({ from: monthOf(madeOn), to: monthOf(today) })) {
    const isOver = month < monthOf(today);
    const day = isOver ? lastDayOf(month) : today;
    const isReplaced = ({ opening }: StoryDebt, entry: StoryEntry) =>
      entry.kind === 'payment' &&
      isLater(first, entry) &&
      monthOf(entry.on < opening.on ? opening.on : entry.on) === month;
    const unpaid = debts.map((debt) => ({
      ...debt,
      entries: debt.entries.filter((one) => !isReplaced(debt, one)),
    }));
    const there = unpaid
      .map((debt) => (isPlanned(first, debt) ? withFirstPayment(debt) : debt))
      .filter(
        (debt) =>
          debt.opening.on <= day &&
          (isPlanned(first, debt) || wasOwed(track(debt, { agreed }, day), first)),
      );
    const { forecast } = forecastDebts(
      there.map((debt) => {
        const tracked = track(debt, { agreed }, day);
        const terms = isPlanned(first, debt) ? agreed.get(debt.id)?.first : undefined;
        return terms === undefined ? tracked : { ...tracked, terms };
      }),
      { plan: keptPlanOf(first), today: day },
    );
    debts = debts.map((debt, at) => {
      const index = there.findIndex(({ id }) => id === debt.id);
      const plannedPence = forecast.debts[index]?.restPence ?? 0;
      const paidPence = debt.entries
        .filter((one) => isReplaced(debt, one))
        .reduce((sum, one) => sum + (one.kind === 'payment' ? one.amountPence : 0), 0);
      const amountPence = isOver || isMonthPaid ? plannedPence : Math.min(plannedPence, paidPence);
      const entries = unpaid[at]?.entries ?? [];
      return {
        ...debt,
        entries: amountPence === 0 ? entries : [...entries, payment(day, amountPence)],
      };
    });
  }
  return [...debts];
}

/** Since the plan began: what was owed before it, and is not in it, was entered later. */
function wasOwed({ opening, steps }: TrackedDebt, { startedOn }: FirstPlan): boolean {
  const isOpened = opening.on >= startedOn && opening.balancePence > 0;
  return (
    isOpened || steps.some(({ entry, after }) => entry.on >= startedOn && after.balancePence > 0)
  );
}

function payment(on: string, amountPence: number): StoryEntry {
  return {
    kind: 'payment',
    id: 0,
    on,
    enteredOn: on,
    order: Number.MAX_SAFE_INTEGER,
    amountPence,
    affectsBalance: true,
    statedBalancePence: null,
  };
}
