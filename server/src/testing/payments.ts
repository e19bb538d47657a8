/** A premium account with debts to pay, and its payments by the real calls; for tests. */
import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { aDebt, grantTier } from './debts.ts';
import { aPerson, call, type Person, signIn } from './people.ts';
import { type SettableClock, settableClock } from './settable-clock.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export function aPayment(debtId: number, changes: Record<string, unknown> = {}) {
  return { debt_id: debtId, payment_amount: 100, payment_date: '2026-11-15', ...changes };
}

export function aSchedule(debtId: number, changes: Record<string, unknown> = {}) {
  return { debt_id: debtId, payment_amount: 60, payment_day: 28, ...changes };
}

type World = { readonly app: FastifyInstance; readonly pool: Pool; readonly clock: SettableClock };

/** The app with a clock that a test moves, and somebody in it. */
export async function createPaymentsWorld(): Promise<
  TestApp & { readonly clock: SettableClock; readonly account: PremiumAccount }
> {
  const clock = settableClock();
  const testApp = await createTestApp({ clock, variables: { RATE_LIMIT_FACTOR: '1000' } });
  const world = { ...testApp, clock };
  return { ...world, account: await aPremiumAccount(world) };
}

type Reply = Awaited<ReturnType<typeof call>>;
type Address = { readonly method: string; readonly path: string };
type Manner = NonNullable<Parameters<typeof call>[2]>;

export type PremiumAccount = {
  readonly person: () => Person;
  /** Signs in again: an access token does not outlive such a jump. */
  readonly jumpTo: (instant: string) => Promise<void>;
  /** With one debt unless others are given. */
  readonly createPortfolio: (debts?: readonly unknown[]) => Promise<OwnedPortfolio>;
};

/** A portfolio, and what its owner does with it. */
export type OwnedPortfolio = {
  readonly id: number;
  readonly debtIds: readonly number[];
  /** For a portfolio of one debt, or where any will do. */
  readonly debtId: number;
  readonly send: (address: Address, manner?: Manner & Ids) => Promise<Reply>;
  readonly pay: (changes?: Record<string, unknown>, manner?: Manner) => Promise<Reply>;
  readonly schedule: (changes?: Record<string, unknown>) => Promise<Reply>;
  readonly process: (targetDate: string) => Promise<Reply>;
  readonly debt: (debtId?: number) => Promise<Reply['body']>;
};

type Ids = {
  readonly paymentId?: number;
  readonly scheduleId?: number;
  readonly entryId?: number;
  readonly snapshotId?: number;
  readonly debt?: number;
  readonly dueDate?: string;
};

export async function aPremiumAccount(world: World): Promise<PremiumAccount> {
  const { app, pool, clock } = world;
  let person = await aPerson(app);
  await grantTier(pool, person.id, 'premium');
  return {
    person: () => person,
    jumpTo: async (instant) => {
      if (clock.now().getTime() === Date.parse(instant)) return;
      clock.set(instant);
      person = { ...person, ...(await signIn(app, person)) };
    },
    createPortfolio: async (debts = [aDebt()]) => {
      const body = { name: 'Home', debts };
      const made = await call(app, portfolioAddresses.create, { as: person, body });
      if (made.status !== 201) throw new Error(`The portfolio was not made: ${made.text}`);
      const debtIds: number[] = made.body.debts.map(({ id }: { id: number }) => id);
      return ownedPortfolio({ app, as: () => person, id: made.body.id, debtIds });
    },
  };
}

function ownedPortfolio(options: {
  readonly app: FastifyInstance;
  readonly as: () => Person;
  readonly id: number;
  readonly debtIds: readonly number[];
}): OwnedPortfolio {
  const { app, as, id, debtIds } = options;
  const debtId = debtIds[0] ?? 0;
  const send: OwnedPortfolio['send'] = (
    address,
    { paymentId, scheduleId, entryId, snapshotId, debt, dueDate, ...manner } = {},
  ) =>
    call(app, at(address, { paymentId, scheduleId, entryId, snapshotId, debt, dueDate }), {
      as: as(),
      id,
      ...manner,
    });
  return {
    id,
    debtIds,
    debtId,
    send,
    pay: (changes, manner) =>
      send(paymentAddresses.add, { body: aPayment(debtId, changes), ...manner }),
    schedule: (changes) => send(scheduleAddresses.add, { body: aSchedule(debtId, changes) }),
    process: (target_date) => send(scheduleAddresses.process, { body: { target_date } }),
    debt: async (which = debtId) => {
      const { body } = await send(portfolioAddresses.listDebts);
      return body.find((debt: { id: number }) => debt.id === which);
    },
  };
}

function at(address: Address, ids: { [Name in keyof Ids]: Ids[Name] | undefined }): Address {
  const {
    paymentId = '',
    scheduleId = '',
    entryId = '',
    snapshotId = '',
    debt = '',
    dueDate = '',
  } = ids;
  return {
    ...address,
    path: address.path
      .replace('{paymentId}', String(paymentId))
      .replace('{scheduleId}', String(scheduleId))
      .replace('{entryId}', String(entryId))
      .replace('{snapshotId}', String(snapshotId))
      .replace('{debtId}', String(debt))
      .replace('{dueDate}', dueDate),
  };
}
