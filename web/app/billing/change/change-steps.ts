/** The steps of changing a plan: what it costs, the change, and what is true after a reply was lost. */
import { CallError } from '@debt-payoff/contract/client';
import type { ErrorReply } from '@debt-payoff/contract/errors';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { callFailure, type FailureTexts, failsWith, isRefused } from '../../forms/call-failure.ts';
import { findPaymentToFinish, type PaymentToFinish } from '../payment-to-finish.ts';
import type { ChangePreview } from '../queries.ts';
import { directionOf } from './change-words.ts';

/** Why the figures are shown once more. */
type Notice = { readonly message: string; readonly advice: string };

export type ChangeStep =
  | { readonly kind: 'previewing' }
  | { readonly kind: 'shown'; readonly preview: ChangePreview; readonly notice: Notice | null }
  | { readonly kind: 'changing'; readonly preview: ChangePreview }
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'to finish'; readonly payment: PaymentToFinish; readonly message: string }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly message: string; readonly canRetry: boolean }
  /** Whether it was changed cannot be told yet. */
  | { readonly kind: 'unknown'; readonly preview: ChangePreview; readonly message: string };

const asOfNow = 'These are the figures as of now.';

export type ChangeCalls = {
  readonly preview: () => Promise<ChangePreview>;
  readonly change: (
    shown: ChangePreview,
  ) => Promise<{ readonly new_plan: TierName; readonly message: string }>;
};

/** What is said where the cost of the change cannot be told. */
type PreviewTexts = { readonly previewTexts: FailureTexts };

export async function previewStep(
  { preview }: ChangeCalls,
  { previewTexts }: PreviewTexts,
): Promise<ChangeStep> {
  try {
    return { kind: 'shown', preview: await preview(), notice: null };
  } catch (error) {
    return refusalStep(error, previewTexts);
  }
}

export async function changeStep(
  calls: ChangeCalls,
  { shown, previewTexts }: PreviewTexts & { readonly shown: ChangePreview },
): Promise<ChangeStep> {
  const texts = billingTexts.change[directionOf(shown)];
  try {
    const { message } = await calls.change(shown);
    return { kind: 'changed', message };
  } catch (error) {
    const { message } = callFailure(error, texts);
    const fresh = findFreshPreview(error);
    if (fresh !== null)
      return { kind: 'shown', preview: fresh, notice: { message, advice: asOfNow } };
    if (isRefused(error)) return refusalStep(error, texts);
    return checkStep(calls, { shown, message, previewTexts });
  }
}

/** Finds out what has become of a change whose reply was lost, before it is offered again. */
export async function checkStep(
  { preview }: ChangeCalls,
  lost: PreviewTexts & { readonly shown: ChangePreview; readonly message: string },
): Promise<ChangeStep> {
  const { shown, message, previewTexts } = lost;
  try {
    // The server does one thing for a customer at a time, so that this reply is later than the change.
    const fresh = await preview();
    const notice = { message, advice: `Your plan has not changed. ${asOfNow}` };
    return { kind: 'shown', preview: fresh, notice };
  } catch (error) {
    if (failsWith(error, 'same_plan')) {
      const { name } = plans[shown.new_plan.type];
      return { kind: 'changed', message: billingTexts.change[directionOf(shown)].succeeded(name) };
    }
    return isRefused(error)
      ? refusalStep(error, previewTexts)
      : { kind: 'unknown', preview: shown, message };
  }
}

function refusalStep(error: unknown, texts: FailureTexts): ChangeStep {
  const { message } = callFailure(error, texts);
  const payment = findPaymentToFinish(error);
  if (payment !== null) return { kind: 'to finish', payment, message };
  // Whatever is not a refusal may go differently the next time.
  const isFinal = isRefused(error) && error.status !== 429;
  return { kind: 'refused', message, canRetry: !isFinal };
}

/** The new figures, where the change would cost more than was shown. */
function findFreshPreview(error: unknown): ChangePreview | null {
  if (!(error instanceof CallError) || !failsWith(error, 'preview_outdated')) return null;
  // The server adds them to every refusal of this kind.
  const { preview } = error.reply as ErrorReply & { readonly preview: ChangePreview };
  return preview;
}
