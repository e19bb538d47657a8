/** Invented people, one for each plan, with debts within its limits. */
import type { TierName } from '@debt-payoff/contract/plans';
import {
  bankLoan,
  carFinance,
  catalogue,
  type DemoDebt,
  harbourVisa,
  mortgage,
  northgateCard,
  overdraft,
  sofa,
  storeCard,
  studentLoan,
} from './demo-debts.ts';

/** Written in the README. It guards nothing: `local` replies to this machine alone. */
export const demoPassword = 'demo-password';

export type DemoPortfolio = {
  readonly name: string;
  readonly description: string;
  readonly debts: readonly DemoDebt[];
};

export type DemoAccount = {
  readonly username: string;
  readonly email: string;
  readonly tier: TierName;
  readonly portfolios: readonly DemoPortfolio[];
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo-free',
    email: 'demo-free@example.com',
    tier: 'free',
    portfolios: [
      {
        name: 'My debts',
        description: 'Cards and the overdraft',
        debts: [northgateCard, storeCard, overdraft],
      },
    ],
  },
  {
    username: 'demo-basic',
    email: 'demo-basic@example.com',
    tier: 'basic',
    portfolios: [
      {
        name: 'Household',
        description: 'What we owe together',
        debts: [northgateCard, bankLoan, storeCard, sofa],
      },
      { name: 'Car', description: '', debts: [carFinance] },
    ],
  },
  {
    username: 'demo-premium',
    email: 'demo-premium@example.com',
    tier: 'premium',
    portfolios: [
      {
        name: 'Everyday debts',
        description: 'Cards, store cards and the overdraft',
        debts: [northgateCard, storeCard, overdraft, harbourVisa, catalogue],
      },
      { name: 'Loans', description: 'Fixed payments', debts: [bankLoan, studentLoan] },
      { name: 'Home', description: 'The mortgage', debts: [mortgage] },
    ],
  },
];
