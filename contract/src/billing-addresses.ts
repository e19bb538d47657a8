/** Where the calls about plans are asked; without their schemas, for pages that must stay small. */

/** Longer than the server waits: for anyone who is at the same customer, and then for a Stripe that hangs. */
const timeoutMs = 45_000;

export const billingAddresses = {
  status: { method: 'GET', path: '/api/stripe/subscription-status', timeoutMs },
  preview: { method: 'POST', path: '/api/stripe/subscription-preview', timeoutMs },
  checkout: { method: 'POST', path: '/api/stripe/create-checkout-session', timeoutMs },
  change: { method: 'POST', path: '/api/stripe/upgrade-subscription', timeoutMs },
  portal: { method: 'POST', path: '/api/stripe/customer-portal', timeoutMs },
  cancel: { method: 'POST', path: '/api/stripe/cancel-subscription', timeoutMs },
  reactivate: { method: 'POST', path: '/api/stripe/reactivate-subscription', timeoutMs },
  invoices: { method: 'GET', path: '/api/stripe/invoices', timeoutMs },
  tier: { method: 'GET', path: '/api/subscription' },
  webhook: { method: 'POST', path: '/api/stripe/webhook', rawBody: 'application/json' },
} as const;
