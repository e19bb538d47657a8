// The keys under which the browser keeps things between pages and visits.

export const localStorageKeys = {
  adminToken: 'admin_token',
  userToken: 'jwt_token',
  developmentGateCredentials: 'dev_auth_credentials',
  loginRedirect: 'login_redirect',
  registerRedirect: 'register_redirect',
  calculatorDataAuthenticated: 'restore_calculator_data_authenticated',
  calculatorDataAnonymous: 'restore_calculator_data_anonymous',
  restorePortfolioModal: 'restore_portfolio_modal',
  calculatorState: 'calculator_state',
  calculatorSetAside: 'calculator_set_aside',
  portfolioDebts: 'portfolio_debts',
  portfolioId: 'portfolio_id',
  showPortfolioAlert: 'show_portfolio_alert',
  noAutoCalculate: 'noAutoCalculate',
  theme: 'theme',
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  clockOffset: 'clock_offset_ms',
} as const;
export type LocalStorageKey = (typeof localStorageKeys)[keyof typeof localStorageKeys];

export const sessionStorageKeys = {
  justRegistered: 'just_registered',
  strategies: 'strategies',
  portfolioBeingFilled: 'portfolio_being_filled',
  debtsBeingTyped: 'debts_being_typed',
  dismissedMissedPayments: 'dismissed_missed_payments',
  unsentForms: 'unsent_forms',
} as const;
export type SessionStorageKey = (typeof sessionStorageKeys)[keyof typeof sessionStorageKeys];

export const articleDraftKeyPrefix = 'article_draft_';

/** An article that was never saved has no id yet and drafts under 'new'. */
export function articleDraftKey(articleId: string | number | null): string {
  return `${articleDraftKeyPrefix}${articleId ?? 'new'}`;
}
