// The keys under which the browser keeps things between pages and visits. What a signed-in person leaves half
// done stands under the key with their id behind it ('calculator_state:17'), a visitor's under the key alone.

import type { planChangeKey } from './plan-change-key.ts';

export const localStorageKeys = {
  adminToken: 'admin_token',
  userToken: 'jwt_token',
  developmentGateCredentials: 'dev_auth_credentials',
  loginRedirect: 'login_redirect',
  registerRedirect: 'register_redirect',
  /** Whose page the redirect leads to, where somebody had to leave it. */
  loginRedirectOwner: 'login_redirect_owner',
  registerRedirectOwner: 'register_redirect_owner',
  calculatorDataAuthenticated: 'restore_calculator_data_authenticated',
  calculatorDataAnonymous: 'restore_calculator_data_anonymous',
  restorePortfolioModal: 'restore_portfolio_modal',
  calculatorState: 'calculator_state',
  calculatorSetAside: 'calculator_set_aside',
  /** What somebody had in the calculator before they brought other figures along by signing in. */
  calculatorEarlier: 'calculator_earlier',
  /** Results count while they carry it. */
  strategiesMark: 'strategies_mark',
  portfolioDebts: 'portfolio_debts',
  portfolioId: 'portfolio_id',
  showPortfolioAlert: 'show_portfolio_alert',
  noAutoCalculate: 'noAutoCalculate',
  /** From somebody's first sign-in on this browser until they sign out; an ended session leaves it standing. */
  visit: 'visit',
  /** Somebody signed out here and the server has not heard of it yet. Says nothing about who. */
  signOutPending: 'sign_out_pending',
  theme: 'theme',
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  clockOffset: 'clock_offset_ms',
  /** What this browser's owner has said about measuring: choice, version of the purposes, day, and whether it is logged. */
  consent: 'cookie_consent',
} as const;
export type LocalStorageKey =
  | (typeof localStorageKeys)[keyof typeof localStorageKeys]
  | typeof planChangeKey;

export const sessionStorageKeys = {
  justRegistered: 'just_registered',
  strategies: 'strategies',
  portfolioBeingFilled: 'portfolio_being_filled',
  debtsBeingTyped: 'debts_being_typed',
  exportBeingFilled: 'export_being_filled',
  dismissedMissedPayments: 'dismissed_missed_payments',
  unsentForms: 'unsent_forms',
  /** Who last saw, in this tab, a page for those who are signed in. */
  shownTo: 'shown_to',
  /** Which page was left because a session ended, and by whom. */
  leftPage: 'left_page',
  /** A message to us that is being written. */
  contactMessage: 'contact_message',
} as const;
export type SessionStorageKey = (typeof sessionStorageKeys)[keyof typeof sessionStorageKeys];

export const articleDraftKeyPrefix = 'article_draft_';
export type ArticleDraftKey = `${typeof articleDraftKeyPrefix}${string}`;

/** An article that was never saved has no id yet and drafts under 'new'. */
export function articleDraftKey(articleId: string | number | null): ArticleDraftKey {
  return `${articleDraftKeyPrefix}${articleId ?? 'new'}`;
}
