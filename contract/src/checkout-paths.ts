/** Where people land after a checkout or a cancellation. Apart from the other paths, which the home page has to load. */
export const checkoutPaths = {
  success: '/subscription/success',
  cancelled: '/subscription/cancel',
  subscriptionCancelled: '/subscription/cancel?action=subscription_cancelled',
} as const;
