/** Goes through the life of a debt by the real verbs, on a real database, with a clock that walks along. */
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { DebtWithSchedules } from '../debts/debts.store.ts';
import { type DebtDeps, updateDebt } from '../debts/debts.ts';
import { createPortfolio, getPortfolio } from '../debts/portfolio-with-debts.ts';
import {
  addBalanceEntry,
  listAllEntries,
  removeBalanceEntry,
  updateBalanceEntry,
} from '../payments/balance-entries.ts';
import {
  addPayment,
  type PaymentDeps,
  removePayment,
  updatePayment,
} from '../payments/payments.ts';
import { DomainError } from '../platform/errors.ts';
import type { SettableClock } from '../testing/settable-clock.ts';
import { debtToday } from './debt-today.ts';
import { percentOf, type StatedRate } from './stated-rate.ts';
import type { Act, Opening, StoryEntry, StoryPayment } from './story.fixture.ts';
import { changedEntry } from './story-history.fixture.ts';

export type Stage = DebtDeps &
  PaymentDeps & { readonly clock: SettableClock; readonly userId: number };

export type PlayedStory = {
  readonly portfolioId: number;
  readonly debtId: number;
  /** What is left, by the number of the payment, each as it was last entered. */
  readonly payments: ReadonlyMap<number, EnteredPayment>;
  /** The ids of the other entries that are left, by their numbers. */
  readonly entries: ReadonlyMap<number, number>;
  /** All that was entered. */
  readonly acts: readonly Act[];
};

type EnteredEntry = { readonly id: number; readonly stated: StoryEntry };
type EnteredPayment = { readonly id: number; readonly paid: StoryPayment };

const notRepeated = (stage: Stage) => ({
  userId: stage.userId,
  key: null,
  fingerprint: '',
  now: stage.clock.now(),
});

const idOf = ({ id }: { readonly id: number }) => id;

export async function enact(
  stage: Stage,
  { opening, acts }: { readonly opening: Opening; readonly acts: readonly Act[] },
): Promise<PlayedStory> {
  walkTo(stage.clock, opening.on);
  const { id: portfolioId, debts } = await createPortfolio(stage, {
    userId: stage.userId,
    name: 'A story',
    description: '',
    debts: [factsOf(opening)],
  });
  const debtId = debts[0]?.id ?? 0;
  const play = {
    stage,
    portfolioId,
    debtId,
    payments: new Map<number, EnteredPayment>(),
    entries: new Map<number, EnteredEntry>(),
    entered: 0,
    enteredEntries: 0,
  };
  const entered: Act[] = [];
  let today = opening.on;
  for (const act of acts) {
    today = laterOf(today, dayOf(act));
    walkTo(stage.clock, today);
    entered.push(...(await perform(play, act)));
  }
  const entries = new Map([...play.entries].map(([number, { id }]) => [number, id]));
  return { portfolioId, debtId, payments: play.payments, entries, acts: entered };
}

export function walkTo(clock: SettableClock, day: string): void {
  clock.set(`${day}T12:00:00Z`);
}

export async function findPlayedDebt(
  stage: Stage,
  { portfolioId }: Pick<PlayedStory, 'portfolioId'>,
): Promise<DebtWithSchedules> {
  const { debts } = await getPortfolio(stage, { userId: stage.userId, portfolioId });
  const [debt] = debts;
  if (debt === undefined) throw new Error('The debt is gone');
  return debt;
}

type Play = {
  readonly stage: Stage;
  readonly portfolioId: number;
  readonly debtId: number;
  readonly payments: Map<number, EnteredPayment>;
  readonly entries: Map<number, EnteredEntry>;
  entered: number;
  enteredEntries: number;
};

/** What it came to: to state what stands there already is no statement, though it has its number, nor is what is refused. */
async function perform(play: Play, act: Act): Promise<readonly Act[]> {
  const { stage, portfolioId, debtId, payments, entries } = play;
  const at = { userId: stage.userId, portfolioId };
  const kept = { idempotencyKey: notRepeated(stage), toReply: idOf };
  switch (act.kind) {
    case 'pay': {
      const facts = paymentFacts(debtId, act.payment);
      const id = await addPayment(stage, { ...at, facts, ...kept });
      play.entered += 1;
      payments.set(play.entered, { id, paid: act.payment });
      return [act];
    }
    case 'change': {
      const { id, paid: before } = enteredAs(play, act.number);
      const paid = { ...before, ...act.to };
      await updatePayment(stage, {
        ...at,
        paymentId: id,
        facts: paymentFacts(debtId, paid),
        version: undefined,
        isBalanceStated: true,
        ...kept,
      });
      payments.set(act.number, { id, paid });
      return [act];
    }
    case 'delete':
      await removePayment(stage, { ...at, paymentId: enteredAs(play, act.number).id });
      payments.delete(act.number);
      return [act];
    case 'rate':
      await edit(play, { rate: act.rate });
      return [act];
    case 'state': {
      const before = await listEntries(play);
      const { balancePence } = await findPlayedDebt(stage, { portfolioId });
      await edit(play, act);
      const [id] = (await listEntries(play)).filter((one) => !before.includes(one));
      play.enteredEntries += 1;
      if (id !== undefined) entries.set(play.enteredEntries, { id, stated: act });
      const unsaid: Act = { kind: 'delete entry', number: play.enteredEntries };
      return balancePence === act.balancePence ? [act, unsaid] : [act];
    }
    case 'spending':
    case 'charge':
    case 'refund': {
      const facts = { debt_id: debtId, ...entryFacts(act) };
      const id = await unlessTooMuch(addBalanceEntry(stage, { ...at, facts, ...kept }));
      play.enteredEntries += 1;
      if (id === null) return [act, { kind: 'delete entry', number: play.enteredEntries }];
      entries.set(play.enteredEntries, { id, stated: act });
      return [act];
    }
    case 'change entry': {
      const entered = entries.get(act.number);
      if (entered === undefined) return [];
      const stated = changedEntry(entered.stated, act.to);
      const change = updateBalanceEntry(stage, {
        ...at,
        statementId: entered.id,
        facts: entryFacts(stated),
        version: undefined,
        ...kept,
      });
      if ((await unlessTooMuch(change)) === null) return [];
      entries.set(act.number, { ...entered, stated });
      return [act];
    }
    case 'delete entry': {
      const entered = entries.get(act.number);
      if (entered === undefined) return [];
      await removeBalanceEntry(stage, { ...at, statementId: entered.id });
      entries.delete(act.number);
      return [act];
    }
    case 'correct opening': {
      const opening = (await listAllEntries(stage, at)).at(-1);
      await updateBalanceEntry(stage, {
        ...at,
        statementId: opening?.id ?? 0,
        facts: {
          entry_type: 'opening',
          entry_date: opening?.statedOn ?? '',
          amount: act.balancePence / 100,
          notes: '',
        },
        version: undefined,
        ...kept,
      });
      return [act];
    }
  }
}

/** Null where it is refused, since it would bring about a balance that could not be entered. */
async function unlessTooMuch(entry: Promise<number>): Promise<number | null> {
  try {
    return await entry;
  } catch (error) {
    if (error instanceof DomainError && error.message.startsWith('Balance must be at most')) {
      return null;
    }
    throw error;
  }
}

async function edit(
  { stage, portfolioId, debtId }: Play,
  changes: {
    readonly balancePence?: number;
    readonly rate?: StatedRate;
    readonly choice?: StoryPayment['choice'];
  },
): Promise<void> {
  const debt = await findPlayedDebt(stage, { portfolioId });
  const now = debtToday(debt, stage.clock.today());
  const { balancePence, rate, choice } = { ...now, choice: null, ...changes };
  await updateDebt(stage, {
    userId: stage.userId,
    portfolioId,
    debtId,
    facts: factsOf({ balancePence, rate }),
    version: undefined,
    balanceChange: choice,
  });
}

async function listEntries({ stage, portfolioId }: Play): Promise<number[]> {
  return (await listAllEntries(stage, { userId: stage.userId, portfolioId })).map(idOf);
}

function entryFacts(entry: StoryEntry) {
  const { kind, on } = entry;
  const pence = kind === 'state' ? entry.balancePence : entry.amountPence;
  return {
    entry_type: kind === 'state' ? ('balance' as const) : kind,
    entry_date: on,
    amount: pence / 100,
    notes: '',
    ...(kind === 'state' && { balance_change: entry.choice ?? null }),
  };
}

function enteredAs({ payments }: Play, number: number): EnteredPayment {
  const entered = payments.get(number);
  if (entered === undefined) throw new Error(`There is no payment ${number}`);
  return entered;
}

export function dayOf(act: Act): string | null {
  if (act.kind === 'pay') return act.payment.on;
  if ('to' in act) return act.to.on;
  return 'on' in act ? act.on : null;
}

export function laterOf(today: string, on: string | null): string {
  return on !== null && on > today ? on : today;
}

function factsOf(facts: Pick<Opening, 'balancePence' | 'rate'>): DebtFacts {
  return {
    creditor: 'Barclaycard',
    debt_type: 'Credit Card',
    balance: facts.balancePence / 100,
    interest_rate: percentOf(facts.rate),
    monthly_payment: 50,
  };
}

function paymentFacts(debtId: number, paid: StoryPayment) {
  return {
    debt_id: debtId,
    payment_amount: paid.amountPence / 100,
    payment_date: paid.on,
    payment_type: 'regular' as const,
    notes: '',
    balance_after_payment: paid.statedBalancePence === null ? null : paid.statedBalancePence / 100,
    balance_change: paid.choice ?? null,
    affects_balance: paid.affectsBalance,
  };
}
