/** Why a subscription ended, or is going to end. */

/** What a customer may give as the reason, in the order in which the portal offers it. */
export const feedbackOptions = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'customer_service',
  'too_complex',
  'low_quality',
  'other',
] as const;

export type Feedback = (typeof feedbackOptions)[number];

export type CancellationDetails = {
  readonly comment: string | null;
  readonly feedback: Feedback | null;
  readonly feedback_option: null;
  readonly reason: 'cancellation_requested' | 'payment_disputed' | 'payment_failed' | null;
};
