/** People who keep recording payments, and send each again with its key until the server has taken it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { idempotencyHeader } from '@debt-payoff/contract/idempotency-header';
import { expect } from 'vitest';
import { aPerson } from './accounts.ts';

export type Payer = {
  /** Gives the status and, where the payment was taken, its id. */
  readonly pay: (key?: string) => Promise<{ status: number; id: number | null }>;
};

export async function signUpPayer(url: string): Promise<Payer> {
  const person = aPerson();
  let token: string | null = null;
  const send = (path: string, body: unknown, key?: string): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { [idempotencyHeader]: key }),
      },
      body: JSON.stringify(body),
    });
  expect((await send('/api/auth/register', person)).status).toBe(201);
  token = (await (await send('/api/auth/login', person)).json()).access_token;
  const portfolio = await (await send('/api/portfolios', { name: 'Home' })).json();
  const debt = await send(`/api/portfolios/${portfolio.id}/debts`, {
    creditor: 'Northgate credit card',
    debt_type: 'Credit Card',
    balance: 90_000_000,
    interest_rate: 18.9,
    monthly_payment: 60,
  });
  expect(debt.status).toBe(201);
  const { id: debtId } = await debt.json();
  return {
    pay: async (key = randomUUID()) => {
      const reply = await send(
        `/api/portfolios/${portfolio.id}/payments`,
        { debt_id: debtId, payment_amount: 0.01, payment_date: yesterday() },
        key,
      );
      const body = await reply.json();
      return { status: reply.status, id: reply.status === 201 ? body.id : null };
    },
  };
}

/** By this machine's clock, which those processes have. */
function yesterday(): string {
  return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
}

const againAfterMs = 20;

/** All of them at once, until they are told to stop. */
export function keepPaying(payers: readonly Payer[]) {
  const statuses = new Map<number, number>();
  const acknowledged: number[] = [];
  let isStopping = false;
  const work = payers.map(async ({ pay }) => {
    while (!isStopping) {
      const key = randomUUID();
      let id: number | null = null;
      while (id === null) {
        const reply = await pay(key);
        id = reply.id;
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        if (id === null) await pause(againAfterMs);
      }
      acknowledged.push(id);
    }
  });
  return {
    statuses,
    acknowledged,
    stop: async () => {
      isStopping = true;
      await Promise.all(work);
    },
  };
}
