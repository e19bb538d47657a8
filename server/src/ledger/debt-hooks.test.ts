import { expect, it } from 'vitest';
import { addDebts, updateDebt } from '../debts/debts.ts';
import { createPortfolio } from '../debts/portfolio-with-debts.ts';
import { replaceDebts } from '../debts/replace-debts.ts';
import { scheduleLinks } from '../registries.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { DebtHook } from './debt-hooks.ts';

const clock = settableClock();
const { app, db, pool } = await createTestApp({ clock });
const { id: userId } = await aPerson(app);
await grantTier(pool, userId, 'premium');

const card = {
  creditor: 'Barclaycard',
  debt_type: 'Credit Card',
  balance: 1200,
  interest_rate: 18.9,
  monthly_payment: 60,
} as const;
const loan = { ...card, creditor: 'Northgate', debt_type: 'Personal Loan' } as const;

/** A portfolio with one debt, and deps under which all that the hook is told is written down. */
async function listening(hook: DebtHook = {}) {
  const plain = { db, clock, ...scheduleLinks };
  const facts = { userId, name: 'Home', description: '', debts: [card] };
  const { id: portfolioId, debts } = await createPortfolio(plain, facts);
  const told: string[] = [];
  const listener: DebtHook = {
    onSaved: async (_, saved) => {
      told.push(saved.map(({ how, facts: { creditor } }) => `${creditor} ${how}`).join(', '));
    },
    onPaidOff: async () => {
      told.push('paid off');
    },
  };
  const at = { userId, portfolioId };
  const deps = { ...plain, debtHooks: [listener, hook] };
  return { deps, at, debtId: debts[0]?.id ?? 0, told };
}

it('those who registered are told of debts that are added, once for all of them', async () => {
  const { deps, at, told } = await listening();
  await addDebts(deps, { ...at, facts: [card, loan] });
  expect(told).toEqual(['Barclaycard added, Northgate added']);
});

it('of one that is edited to nothing they are told that it was saved, and then that it is paid off', async () => {
  const { deps, at, debtId, told } = await listening();
  const facts = { ...card, balance: 0 };
  await updateDebt(deps, { ...at, debtId, facts, version: undefined });
  expect(told).toEqual(['Barclaycard edited', 'paid off']);
});

it('where a list replaces all debts, of those that stay before those that are new', async () => {
  const { deps, at, told } = await listening();
  await replaceDebts(deps, { ...at, facts: [loan, card], version: undefined });
  expect(told).toEqual(['Barclaycard replaced', 'Northgate added']);
});

it.each<{ name: string; hook: DebtHook }>([
  { name: 'saved', hook: { onSaved: () => Promise.reject(new Error('It cannot be')) } },
  { name: 'paid off', hook: { onPaidOff: () => Promise.reject(new Error('It cannot be')) } },
])('a hook on "$name" that fails leaves the debt as it was', async ({ hook }) => {
  const { deps, at, debtId } = await listening(hook);
  const facts = { ...card, creditor: 'Renamed', balance: 0 };
  const updating = updateDebt(deps, { ...at, debtId, facts, version: undefined });
  await expect(updating).rejects.toThrow('It cannot be');
  const { rows } = await pool.query(
    `SELECT creditor, balance_pence::int, version,
       (SELECT count(*)::int FROM debt_statements WHERE debt_id = debts.id) AS statements
     FROM debts WHERE id = $1`,
    [debtId],
  );
  expect(rows).toEqual([
    { creditor: 'Barclaycard', balance_pence: 120_000, version: 1, statements: 1 },
  ]);
});
