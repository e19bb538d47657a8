/** Invented people, for each plan and each way to have it, with debts within its limits. */
import type { TierName } from '@debt-payoff/contract/plans';
import type { PlanChange } from '../portfolios/portfolios.store.ts';
import {
  aprLoan,
  bankLoan,
  carFinance,
  catalogue,
  councilTax,
  type DemoDebt,
  harbourVisa,
  mortgage,
  northgateCard,
  overdraft,
  sofa,
  storeCard,
  studentLoan,
  transferCard,
} from './demo-debts.ts';

/** Written in the README. It guards nothing: `local` replies to this machine alone. */
export const demoPassword = 'demo-password';

export type DemoPortfolio = {
  readonly name: string;
  readonly description: string;
  readonly plan: PlanChange;
  readonly debts: readonly DemoDebt[];
  /** Kept as its plan, first to last. */
  readonly ownOrder?: readonly DemoDebt[];
};

/** How the account came to its plan, counted back from today. */
export type DemoSubscription = {
  readonly daysAgo: number;
  readonly isInTrial: boolean;
  readonly cancelledDaysAgo: number | null;
};

export type DemoAccount = {
  readonly username: string;
  readonly email: string;
  readonly tier: TierName;
  readonly subscription: DemoSubscription | null;
  readonly portfolios: readonly DemoPortfolio[];
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo-free',
    email: 'demo-free@example.com',
    tier: 'free',
    subscription: null,
    portfolios: [
      {
        name: 'My debts',
        description: 'Cards and the overdraft',
        plan: { strategy: 'snowball', extraPence: 2_000 },
        debts: [northgateCard, storeCard, overdraft],
      },
    ],
  },
  {
    username: 'demo-basic',
    email: 'demo-basic@example.com',
    tier: 'basic',
    subscription: { daysAgo: 4, isInTrial: true, cancelledDaysAgo: null },
    portfolios: [
      {
        name: 'Household',
        description: 'What we owe together',
        plan: { strategy: 'avalanche', extraPence: 5_000 },
        debts: [northgateCard, bankLoan, storeCard, sofa],
      },
      { name: 'Car', description: '', plan: {}, debts: [carFinance] },
    ],
  },
  {
    username: 'demo-premium',
    email: 'demo-premium@example.com',
    tier: 'premium',
    // Three invoices, whatever the lengths of the months are.
    subscription: { daysAgo: 75, isInTrial: false, cancelledDaysAgo: null },
    portfolios: [
      {
        name: 'Everyday debts',
        description: 'Cards, store cards, the overdraft and council tax',
        plan: { extraPence: 7_500 },
        debts: [
          northgateCard,
          storeCard,
          overdraft,
          harbourVisa,
          catalogue,
          transferCard,
          councilTax,
        ],
        // The store card is to go first, although the overdraft has the higher rate.
        ownOrder: [storeCard, overdraft, catalogue, northgateCard, harbourVisa, transferCard],
      },
      {
        name: 'Loans',
        description: 'Fixed payments',
        plan: {},
        debts: [bankLoan, aprLoan, studentLoan],
      },
      { name: 'Home', description: 'The mortgage', plan: {}, debts: [mortgage] },
    ],
  },
  {
    username: 'demo-ending',
    email: 'demo-ending@example.com',
    tier: 'basic',
    subscription: { daysAgo: 20, isInTrial: false, cancelledDaysAgo: 6 },
    portfolios: [
      {
        name: 'Nearly there',
        description: 'What is left to pay',
        plan: { strategy: 'snowball', extraPence: 3_000 },
        debts: [storeCard, catalogue, sofa, overdraft],
      },
    ],
  },
];
