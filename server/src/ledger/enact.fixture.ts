/** Goes through the life of a debt by the real verbs, on a real database, with a clock that walks along. */
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { DebtWithSchedules } from '../debts/debts.store.ts';
import { type DebtDeps, updateDebt } from '../debts/debts.ts';
import { createPortfolio, getPortfolio } from '../debts/portfolio-with-debts.ts';
import {
  addPayment,
  type PaymentDeps,
  removePayment,
  updatePayment,
} from '../payments/payments.ts';
import type { SettableClock } from '../testing/settable-clock.ts';
import type { Act, Opening, StoryPayment } from './story.fixture.ts';

export type Stage = DebtDeps &
  PaymentDeps & { readonly clock: SettableClock; readonly userId: number };

export type PlayedStory = {
  readonly portfolioId: number;
  readonly debtId: number;
  /** What is left, by the number of the payment, each as it was last entered. */
  readonly payments: ReadonlyMap<number, EnteredPayment>;
  /** All that was entered; to state what stands there already is no statement. */
  readonly acts: readonly Act[];
};

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
    entered: 0,
  };
  const entered: Act[] = [];
  let today = opening.on;
  for (const act of acts) {
    today = laterOf(today, dayOf(act));
    walkTo(stage.clock, today);
    if (await perform(play, act)) entered.push(act);
  }
  return { portfolioId, debtId, payments: play.payments, acts: entered };
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
  entered: number;
};

/** Whether it was anything new. */
async function perform(play: Play, act: Act): Promise<boolean> {
  const { stage, portfolioId, debtId, payments } = play;
  const at = { userId: stage.userId, portfolioId };
  switch (act.kind) {
    case 'pay': {
      const facts = paymentFacts(debtId, act.payment);
      const id = await addPayment(stage, {
        ...at,
        facts,
        idempotencyKey: notRepeated(stage),
        toReply: idOf,
      });
      play.entered += 1;
      payments.set(play.entered, { id, paid: act.payment });
      return true;
    }
    case 'change': {
      const { id, paid: before } = enteredAs(play, act.number);
      const paid = { ...before, ...act.to };
      const facts = paymentFacts(debtId, paid);
      await updatePayment(stage, {
        ...at,
        paymentId: id,
        facts,
        version: undefined,
        isBalanceStated: true,
        idempotencyKey: notRepeated(stage),
        toReply: idOf,
      });
      payments.set(act.number, { id, paid });
      return true;
    }
    case 'delete':
      await removePayment(stage, { ...at, paymentId: enteredAs(play, act.number).id });
      payments.delete(act.number);
      return true;
    case 'state':
    case 'rate': {
      const debt = await findPlayedDebt(stage, { portfolioId });
      const { balancePence, rateBasisPoints } = { ...debt, ...act };
      const facts = factsOf({ balancePence, rateBasisPoints });
      await updateDebt(stage, { ...at, debtId, facts, version: undefined });
      return balancePence !== debt.balancePence || rateBasisPoints !== debt.rateBasisPoints;
    }
  }
}

function enteredAs({ payments }: Play, number: number): EnteredPayment {
  const entered = payments.get(number);
  if (entered === undefined) throw new Error(`There is no payment ${number}`);
  return entered;
}

export function dayOf(act: Act): string | null {
  if (act.kind === 'pay') return act.payment.on;
  if (act.kind === 'change') return act.to.on;
  return act.kind === 'delete' ? null : act.on;
}

export function laterOf(today: string, on: string | null): string {
  return on !== null && on > today ? on : today;
}

function factsOf(facts: { balancePence: number; rateBasisPoints: number }): DebtFacts {
  return {
    creditor: 'Barclaycard',
    debt_type: 'Credit Card',
    balance: facts.balancePence / 100,
    interest_rate: facts.rateBasisPoints / 100,
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
    affects_balance: paid.affectsBalance,
  };
}
