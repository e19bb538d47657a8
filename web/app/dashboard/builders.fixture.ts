/** Portfolios as the server sends them, for tests. */
import type { Debt, Portfolio, ScheduledPayment } from '@debt-payoff/contract/portfolios';

const written = '2026-11-01T09:00:00.000Z';
let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

export function aSchedule(changes: Partial<ScheduledPayment> = {}): ScheduledPayment {
  return {
    id: nextId(),
    debt_id: 1,
    amount_kind: 'fixed',
    payment_amount: 50,
    payment_day: 1,
    payment_type: 'regular',
    notes: null,
    is_active: true,
    ...changes,
  };
}

export function aDebt(changes: Partial<Debt> = {}): Debt {
  const { balance = 1200, monthly_payment = 60 } = changes;
  return {
    id: nextId(),
    portfolio_id: 1,
    creditor: 'Barclaycard',
    debt_type: 'Credit Card',
    balance,
    interest_rate: 18.9,
    monthly_payment,
    minimum_payment: monthly_payment,
    term_months: null,
    rate_kind: null,
    rate_changes: [],
    minimum_rule: null,
    is_priority: false,
    takes_extra: true,
    one_offs: [],
    is_paid_off: balance === 0,
    paid_off_on: balance === 0 ? written.slice(0, 10) : null,
    original_balance: balance,
    interest_paid: 0,
    principal_paid: 0,
    payoff_amount: balance,
    scheduled_payments: [],
    payments_count: 0,
    created_at: written,
    updated_at: written,
    version: 1,
    ...changes,
  };
}

export function aPortfolio(changes: Partial<Portfolio> = {}): Portfolio {
  const { debts = [] } = changes;
  return {
    id: nextId(),
    name: 'Household',
    description: '',
    strategy: 'avalanche',
    custom_order: null,
    extra_payment: 0,
    one_offs: [],
    pauses: [],
    debt_free_by: null,
    created_at: written,
    updated_at: written,
    debts_count: debts.length,
    paid_off_count: debts.filter(({ is_paid_off }) => is_paid_off).length,
    total_balance: debts.reduce((total, { balance }) => total + balance, 0),
    original_balance: debts.reduce((total, debt) => total + debt.original_balance, 0),
    monthly_payments: 0,
    auto_payments_count: 0,
    version: 1,
    debts,
    ...changes,
  };
}
