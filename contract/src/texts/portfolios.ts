// The words of portfolios, their debts, the dashboard and the limits that a plan sets.

import { createPortfolioTexts } from './create-portfolio.ts';
import { fieldNames } from './fields.ts';
import { navigationTexts } from './navigation.ts';

export const portfolioTexts = {
  list: {
    title: 'My Portfolios',
    newPortfolio: 'New Portfolio',
    debts: 'Debts',
    balance: fieldNames.balance,
    created: 'Created',
    empty: 'No portfolios yet',
    loading: 'Loading portfolios...',
    fetchFailed: 'Failed to fetch portfolios',
    loadFailed: 'Failed to load portfolios',
  },
  create: {
    open: createPortfolioTexts.open,
    useCalculator: 'Use Calculator',
    addManually: 'Add Manually',
    skip: 'Skip for Now',
    finish: 'Finish',
    failed: createPortfolioTexts.failed,
  },
  detail: {
    back: 'Back to Portfolios',
    calculateStrategies: 'Calculate Strategies',
    editPortfolio: 'Edit Portfolio',
    addDebt: 'Add Debt',
    totalDebts: 'Total Debts',
    totalBalance: 'Total Balance',
    monthlyPayments: 'Monthly Payments',
    autoPayments: 'Auto-Payments',
    trackPayments: 'Track Payments',
    progress: 'Progress',
    exportPdf: 'Export PDF',
    exportExcel: 'Export Excel',
    active: 'Active',
    paidOff: 'Paid Off',
    notFound: 'Portfolio Not Found',
    fetchFailed: 'Failed to fetch portfolio',
    fetchDebtsFailed: 'Failed to fetch debts',
    loadFailed: 'Failed to load portfolio/debts',
  },
  edit: {
    delete: 'Delete Portfolio',
    notFound: 'The portfolio does not exist or you have no permission to view it.',
    updateFailed: 'Failed to update portfolio',
  },
  deletion: {
    confirm: `Are you sure you want to delete this portfolio? ${navigationTexts.confirmations.cannotBeUndone}`,
    done: 'The portfolio has been deleted.',
    failed: 'Failed to delete portfolio',
  },
  debt: {
    lead: 'We work out your plan from these figures.',
    deleted: 'The debt has been deleted.',
    addFailed: 'Failed to add debt',
    updateFailed: 'Failed to update debt',
    deleteFailed: 'Failed to delete debt',
    confirmDelete: `Are you sure you want to delete this debt? Its payments and scheduled payments will be deleted too. ${navigationTexts.confirmations.cannotBeUndone}`,
    scheduleFailed: (reason: string) => `Debt created but scheduled payment failed: ${reason}`,
    minimumPaymentHelp: 'The minimum payment must cover at least the monthly interest.',
  },
  limits: {
    portfolioLimitReached: 'Portfolio limit reached',
    debtLimitReached: 'Debt limit reached',
    banner: 'Portfolio Limit Reached',
  },
  dashboard: {
    newCalculation: 'New Calculation',
    viewAll: 'View All Portfolios',
    moreDebts: (count: number) => `+${count} more ${count === 1 ? 'debt' : 'debts'}`,
    roughEstimate: 'rough estimate',
  },
} as const;
