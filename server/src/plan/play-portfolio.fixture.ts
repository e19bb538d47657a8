/** Goes through the life of a portfolio by the real verbs, on a real database, with a clock that walks along. */
import { addDays, dayNumber } from '@debt-payoff/contract/days';
import { addDebts, updateDebt } from '../debts/debts.ts';
import { getPortfolio } from '../debts/portfolio-with-debts.ts';
import {
  enteredBy,
  type PortfolioStory,
  type StoryDebt,
  type StoryEntry,
} from '../forecast/any-portfolio.fixture.ts';
import { type Stage, walkTo } from '../ledger/enact.fixture.ts';
import { percentOf } from '../ledger/stated-rate.ts';
import { addBalanceEntry } from '../payments/balance-entries.ts';
import { addPayment } from '../payments/payments.ts';

type Play = { readonly stage: Stage; readonly portfolioId: number };

/** Adds the debts of the story to a portfolio and enters what came to them, as if it began today. */
export async function playInto(play: Play, story: PortfolioStory): Promise<void> {
  const { debts, today } = beginningOn(play.stage.clock.today(), story);
  const ids = new Map<number, number>();
  const acts = enteredBy(debts, today).flatMap((debt) => [
    { day: debt.opening.on, order: 0, run: async () => ids.set(debt.id, await add(play, debt)) },
    ...debt.entries.map((entry) => ({
      day: entry.enteredOn,
      order: entry.order,
      run: () => enter(play, { entry, debtId: ids.get(debt.id) ?? 0 }),
    })),
  ]);
  const inOrder = acts.toSorted((a, b) =>
    a.day === b.day ? a.order - b.order : a.day < b.day ? -1 : 1,
  );
  for (const { day, run } of inOrder) {
    walkTo(play.stage.clock, day);
    await run();
  }
  for (const { id, firstPaymentPence, paymentPence } of debts) {
    const debtId = ids.get(id);
    if (debtId === undefined || paymentPence === firstPaymentPence) continue;
    await edit(play, debtId, { monthly_payment: paymentPence / 100 });
  }
}

function beginningOn(day: string, story: PortfolioStory): PortfolioStory {
  const first = story.debts.map(({ opening }) => opening.on).toSorted()[0] ?? story.today;
  const later = (on: string) => addDays(on, dayNumber(day) - dayNumber(first));
  return {
    ...story,
    today: later(story.today),
    debts: story.debts.map((debt) => ({
      ...debt,
      opening: { ...debt.opening, on: later(debt.opening.on) },
      entries: debt.entries.map((entry) => ({
        ...entry,
        on: later(entry.on),
        enteredOn: later(entry.enteredOn),
      })),
    })),
  };
}

async function add({ stage, portfolioId }: Play, debt: StoryDebt): Promise<number> {
  const [added] = await addDebts(stage, {
    userId: stage.userId,
    portfolioId,
    facts: [
      {
        creditor: `Debt ${debt.id}`,
        debt_type: 'Personal Loan',
        balance: debt.opening.balancePence / 100,
        interest_rate: percentOf(debt.opening.rate),
        monthly_payment: debt.firstPaymentPence / 100,
      },
    ],
  });
  return added?.id ?? 0;
}

async function enter(
  play: Play,
  { entry, debtId }: { readonly entry: StoryEntry; readonly debtId: number },
): Promise<void> {
  const { stage, portfolioId } = play;
  const idempotencyKey = {
    userId: stage.userId,
    key: null,
    fingerprint: '',
    now: stage.clock.now(),
  };
  const once = { userId: stage.userId, portfolioId, idempotencyKey, toReply: () => null };
  switch (entry.kind) {
    case 'rate':
      return edit(play, debtId, { interest_rate: percentOf(entry.rate) });
    case 'payment': {
      const { statedBalancePence: stated } = entry;
      const facts = {
        debt_id: debtId,
        payment_amount: entry.amountPence / 100,
        payment_date: entry.on,
        payment_type: 'regular' as const,
        notes: '',
        balance_after_payment: stated === null ? null : stated / 100,
        affects_balance: entry.affectsBalance,
      };
      await addPayment(stage, { ...once, facts });
      return;
    }
    default: {
      const pence = entry.kind === 'balance' ? entry.balancePence : entry.amountPence;
      const facts = {
        debt_id: debtId,
        entry_type: entry.kind,
        entry_date: entry.on,
        amount: pence / 100,
        notes: '',
      };
      await addBalanceEntry(stage, { ...once, facts });
    }
  }
}

async function edit(
  { stage, portfolioId }: Play,
  debtId: number,
  changes: { readonly interest_rate?: number; readonly monthly_payment?: number },
): Promise<void> {
  const at = { userId: stage.userId, portfolioId };
  const { debts } = await getPortfolio(stage, at);
  const debt = debts.find(({ id }) => id === debtId);
  if (debt === undefined) throw new Error('The debt is gone');
  await updateDebt(stage, {
    ...at,
    debtId,
    version: undefined,
    facts: {
      creditor: debt.creditor,
      debt_type: debt.debtType,
      balance: debt.balancePence / 100,
      interest_rate: percentOf({ thousandths: debt.rateThousandths }),
      monthly_payment: debt.monthlyPaymentPence / 100,
      ...changes,
    },
  });
}
