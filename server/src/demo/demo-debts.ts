/** Invented people with believable debts; no lender of these names is meant. */
import type { TierName } from '@debt-payoff/contract/plans';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';

export type DemoAccount = {
  readonly username: string;
  readonly email: string;
  readonly tier: TierName;
  readonly portfolios: readonly {
    readonly name: string;
    readonly description: string;
    readonly debts: readonly DebtFacts[];
  }[];
};

const northgateCard: DebtFacts = {
  creditor: 'Northgate credit card',
  debt_type: 'Credit Card',
  balance: 2_640.55,
  interest_rate: 24.9,
  monthly_payment: 85,
  auto_payment_enabled: true,
  auto_payment_day: 28,
};

const storeCard: DebtFacts = {
  creditor: 'Marlow & Finch store card',
  debt_type: 'Store Card',
  balance: 412.3,
  interest_rate: 29.9,
  monthly_payment: 25,
};

const overdraft: DebtFacts = {
  creditor: 'Arranged overdraft',
  debt_type: 'Overdraft',
  balance: 850,
  interest_rate: 39.9,
  monthly_payment: 50,
};

const bankLoan: DebtFacts = {
  creditor: 'Calder Bank loan',
  debt_type: 'Personal Loan',
  balance: 5_480,
  interest_rate: 7.5,
  monthly_payment: 172.4,
  term_months: 36,
  auto_payment_enabled: true,
  auto_payment_day: 1,
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
        debts: [
          northgateCard,
          bankLoan,
          storeCard,
          {
            creditor: 'Sofa on finance',
            debt_type: 'Other',
            balance: 0,
            interest_rate: 0,
            monthly_payment: 45,
          },
        ],
      },
      {
        name: 'Car',
        description: '',
        debts: [
          {
            creditor: 'Brookside Motors finance',
            debt_type: 'Auto Loan',
            balance: 7_920,
            interest_rate: 9.9,
            monthly_payment: 238.5,
            auto_payment_enabled: true,
            auto_payment_day: 15,
          },
        ],
      },
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
        debts: [
          northgateCard,
          storeCard,
          overdraft,
          {
            creditor: 'Harbour Visa',
            debt_type: 'Credit Card',
            balance: 6_310.9,
            interest_rate: 21.9,
            monthly_payment: 180,
          },
          {
            creditor: 'Pennine catalogue',
            debt_type: 'Store Card',
            balance: 268.75,
            interest_rate: 34.9,
            monthly_payment: 20,
          },
        ],
      },
      {
        name: 'Loans',
        description: 'Fixed payments',
        debts: [
          bankLoan,
          {
            creditor: 'Student loan, plan 1',
            debt_type: 'Student Loan',
            balance: 11_240,
            interest_rate: 3.2,
            monthly_payment: 96,
          },
        ],
      },
      {
        name: 'Home',
        description: 'The mortgage',
        debts: [
          {
            creditor: 'Dales Building Society',
            debt_type: 'Mortgage',
            balance: 148_300,
            interest_rate: 4.4,
            monthly_payment: 815,
            term_months: 300,
            auto_payment_enabled: true,
            auto_payment_day: 1,
          },
        ],
      },
    ],
  },
];
