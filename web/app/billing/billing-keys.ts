/** Under which keys the replies about plans are kept. Whatever may have changed a plan makes all of them be fetched again. */
export const billingKeys = {
  all: ['billing'],
  ownPlan: ['billing', 'own plan'],
  /** A checkout that has just ended is asked about at Stripe as well. */
  status: (sessionId: string | null) => ['billing', 'status', sessionId],
  invoices: ['billing', 'invoices'],
} as const;
