/** Where the admin area asks; without the schemas, which no page needs. */
export const adminAddresses = {
  listOutbox: { method: 'GET', path: '/api/admin/outbox' },

  listMessages: { method: 'GET', path: '/api/admin/messages' },
  getMessage: { method: 'GET', path: '/api/admin/messages/{id}' },
  replyToMessage: { method: 'POST', path: '/api/admin/messages/{id}/reply' },
  closeMessage: { method: 'POST', path: '/api/admin/messages/{id}/close' },
  acceptMessage: { method: 'POST', path: '/api/admin/messages/{id}/accept' },
  recordOutcome: { method: 'POST', path: '/api/admin/messages/{id}/outcome' },

  listUsers: { method: 'GET', path: '/api/admin/users' },
  getUser: { method: 'GET', path: '/api/admin/users/{id}' },
  updateUser: { method: 'PUT', path: '/api/admin/users/{id}' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/{id}' },
  suspendUser: { method: 'POST', path: '/api/admin/users/{id}/suspend' },
  activateUser: { method: 'POST', path: '/api/admin/users/{id}/activate' },
  resetPassword: { method: 'POST', path: '/api/admin/users/{id}/reset-password' },
  removeTwoStep: { method: 'POST', path: '/api/admin/users/{id}/remove-two-step' },
  grantTier: { method: 'POST', path: '/api/admin/users/{id}/grants' },
  withdrawGrant: { method: 'POST', path: '/api/admin/users/{id}/grants/{grant_id}/withdraw' },

  listSubscriptions: { method: 'GET', path: '/api/admin/subscriptions' },
  getSubscription: { method: 'GET', path: '/api/admin/subscriptions/{id}' },
  listSubscriptionInvoices: { method: 'GET', path: '/api/admin/subscriptions/{id}/invoices' },
  cancelSubscription: { method: 'POST', path: '/api/admin/subscriptions/{id}/cancel' },
  reactivateSubscription: { method: 'POST', path: '/api/admin/subscriptions/{id}/reactivate' },
  extendSubscription: { method: 'POST', path: '/api/admin/subscriptions/{id}/extend' },
  refundPayment: { method: 'POST', path: '/api/admin/subscriptions/{id}/refund' },

  listArticles: { method: 'GET', path: '/api/admin/articles' },
  createArticle: { method: 'POST', path: '/api/admin/articles' },
  previewArticle: { method: 'POST', path: '/api/admin/articles/preview' },
  getArticle: { method: 'GET', path: '/api/admin/articles/{id}' },
  updateArticle: { method: 'PUT', path: '/api/admin/articles/{id}' },
  deleteArticle: { method: 'DELETE', path: '/api/admin/articles/{id}' },
  addImage: { method: 'POST', path: '/api/admin/images', rawBody: 'application/octet-stream' },

  listResources: { method: 'GET', path: '/api/resources' },
  getResource: { method: 'GET', path: '/api/resources/{id}' },
  createResource: { method: 'POST', path: '/api/resources' },
  updateResource: { method: 'PUT', path: '/api/resources/{id}' },
  updateResourceStatus: { method: 'PATCH', path: '/api/resources/{id}' },
  deleteResource: { method: 'DELETE', path: '/api/resources/{id}' },

  listSocialPosts: { method: 'GET', path: '/api/admin/social/posts' },
  createSocialPost: { method: 'POST', path: '/api/admin/social/posts' },
  getSocialPost: { method: 'GET', path: '/api/admin/social/posts/{id}' },
  updateSocialPost: { method: 'PUT', path: '/api/admin/social/posts/{id}' },
  deleteSocialPost: { method: 'DELETE', path: '/api/admin/social/posts/{id}' },
  scheduleSocialPost: { method: 'POST', path: '/api/admin/social/posts/{id}/schedule' },
  /** Some platforms take an image in before they post. */
  publishSocialPost: {
    method: 'POST',
    path: '/api/admin/social/posts/{id}/publish',
    timeoutMs: 120_000,
  },
  refreshSocialMetrics: {
    method: 'POST',
    path: '/api/admin/social/posts/{id}/metrics',
    timeoutMs: 60_000,
  },

  analyticsUsers: { method: 'GET', path: '/api/admin/analytics/users' },
  analyticsDeletedUsers: { method: 'GET', path: '/api/admin/analytics/deleted-users' },
  analyticsRevenue: { method: 'GET', path: '/api/admin/analytics/revenue' },
  analyticsEngagement: { method: 'GET', path: '/api/admin/analytics/engagement' },

  getHealth: { method: 'GET', path: '/api/admin/health' },
  retryMail: { method: 'POST', path: '/api/admin/health/mails/{id}/retry' },
  runJob: { method: 'POST', path: '/api/admin/health/jobs/{name}/run' },
  retryWebhooks: { method: 'POST', path: '/api/admin/health/webhooks/retry' },

  listAudit: { method: 'GET', path: '/api/admin/audit' },
} as const;
