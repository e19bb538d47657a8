import { internalMessage, invalidInputMessage } from './failure-reply.ts';
import { customOrderTexts } from './texts/custom-order.ts';

/** Every way in which a call can fail: its status and what it says when nothing more exact is known. */
export const errorTable = {
  invalid_input: { status: 400, message: invalidInputMessage },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  unstorable_text: { status: 400, message: 'The text contains characters that cannot be stored.' },
  invalid_link: { status: 400, message: 'This link is invalid, used or expired.' },
  invalid_signature: { status: 400, message: 'The signature is not valid.' },
  not_signed_in: { status: 401, message: 'Please log in to continue.' },
  session_ended: { status: 401, message: 'Session expired. Please log in again.' },
  invalid_credentials: {
    status: 401,
    message: 'Invalid username or password. Please check your credentials and try again.',
  },
  totp_required: {
    status: 401,
    message: 'Enter the code from your authenticator app.',
  },
  totp_invalid: {
    status: 401,
    message: 'That code is not right. Enter the newest code from your authenticator app.',
  },
  payment_to_finish: {
    status: 402,
    message:
      'The payment has not gone through, so your plan has not changed yet. You can finish the payment.',
  },
  gate_closed: { status: 401, message: 'Sign in to the development environment first.' },
  not_allowed: { status: 403, message: 'You are not allowed to do this.' },
  wrong_password: { status: 403, message: 'Current password is incorrect' },
  paid_plan_required: { status: 403, message: 'This is part of the paid plans.' },
  portfolio_limit: { status: 403, message: 'Portfolio limit reached' },
  custom_order_not_in_plan: { status: 403, message: customOrderTexts.premiumRequired },
  debt_limit: { status: 403, message: 'Debt limit reached' },
  account_suspended: {
    status: 403,
    message: 'This account is suspended. Contact us if you think that this is a mistake.',
  },
  two_step_needed: {
    status: 403,
    message: 'Set up two-step sign-in in your profile first. The admin area asks for it.',
  },
  foreign_origin: { status: 403, message: 'Requests from other sites are not allowed here.' },
  not_found: { status: 404, message: 'Not found.' },
  no_subscription: { status: 404, message: 'No active subscription found' },
  taken: { status: 409, message: 'This is already in use.' },
  conflict: { status: 409, message: 'This has since been changed. Reload and try again.' },
  figures_changed: { status: 409, message: 'Your figures have changed. Calculate again.' },
  already_settled: { status: 409, message: 'This date has already been settled.' },
  already_subscribed: { status: 409, message: 'You have a subscription already.' },
  same_plan: { status: 409, message: 'You are on this plan already.' },
  payment_open: { status: 409, message: 'Finish the payment first' },
  set_to_end: {
    status: 409,
    message: 'Your subscription is set to end. Keep it before you change the plan.',
  },
  preview_outdated: {
    status: 409,
    message: 'This change now costs more than you saw. Check the new amount first.',
  },
  refund_not_offered: {
    status: 409,
    message:
      'There is nothing to refund: nothing has been paid, or the days for a refund are over. You can still cancel.',
  },
  subscription_ended: { status: 409, message: 'Ask the user to subscribe again' },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON.' },
  wrong_host: { status: 421, message: 'This server does not answer for that host name.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait and try again.' },
  internal: { status: 500, message: internalMessage },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again soon.',
  },
  payments_unavailable: {
    status: 503,
    message:
      'Our card payment service is not answering right now. Please try again in a few minutes: you will not be charged twice.',
  },
  payments_off: {
    status: 503,
    message: 'Plans cannot be bought here yet. Your account works as before.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** What every failed call replies with. Some calls add fields of their own. */
export type ErrorReply = {
  readonly error: string;
  readonly code: ErrorCode;
  readonly request_id: string;
  /** Messages by field, such as `debts.0.balance`. */
  readonly fields?: Readonly<Record<string, string>>;
};

/** What a refusal for something that a higher plan has adds. */
export type UpgradeReply = ErrorReply & {
  readonly message: string;
  readonly upgrade_message: string;
  readonly current_tier: string;
  readonly upgrade_url: string;
};

/** What a refusal for a plan's limit adds. */
export type LimitReply = UpgradeReply & {
  readonly current_limit: number;
  readonly current_count: number;
};
