/** What the indicator says of saving, and what is said where a save that somebody asked for failed. */
import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { CallError } from '@debt-payoff/contract/client';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { failsWith, isMissing, serverText, waitAdvice } from '../../forms/call-failure.ts';
import type { Autosave, SaveFailure, SaveKind } from './autosave.ts';
import { UnreadyArticle } from './save-refusals.ts';

const { indicator, ...texts } = adminTexts.articles;

export function indicatorText(state: Autosave): string {
  const { outcome, running, hasTitle, hasContent, unsaved } = state;
  if (running !== null) return indicator.saving;
  if (outcome !== null && 'failure' in outcome) {
    const isPaused = outcome.failure === 'rate limited' && outcome.kind === 'autosave';
    return isPaused ? indicator.paused : indicator.failed;
  }
  if (outcome !== null && unsaved === null) return indicator.saved;
  if (!hasTitle) return indicator.needsTitle;
  if (!hasContent) return indicator.needsContent;
  return unsaved === null ? indicator.allSaved : indicator.unsaved;
}

export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof UnreadyArticle) return 'refused';
  if (!(error instanceof CallError) || error.status >= 500) return 'lost';
  if (error.status === 429) return 'rate limited';
  if (failsWith(error, 'conflict')) return 'conflict';
  // Once the session is there again, the same may be sent.
  if (error.status === 401) return 'lost';
  return isMissing(error) ? 'gone' : 'refused';
}

/** Null where it is said in a place of its own: beside a field, or as what somebody else has done. */
export function failureMessage(kind: SaveKind, error: unknown): string | null {
  const failed = kind === 'draft' ? texts.saveDraftFailed : texts.saveFailed;
  const failure = saveFailureOf(error);
  if (error instanceof UnreadyArticle) return null;
  if (kind === 'autosave' || failure === 'conflict' || failure === 'gone') return null;
  if (!(error instanceof CallError) || failure === 'lost') return failed;
  if (failure === 'rate limited') return tooQuickly(error);
  return Object.keys(error.reply.fields ?? {}).length > 0 ? null : (serverText(error) ?? failed);
}

/** There is a limit for an hour, too: after that, a minute is not enough. */
function tooQuickly(error: CallError): string {
  const isMinute = (error.retryAfterSeconds ?? 0) * 1_000 <= articleFormLimits.rateLimitPauseMs;
  const advice = isMinute ? null : waitAdvice(error);
  return advice === null ? texts.savingTooQuickly : `${texts.savingTooQuickly} ${advice}`;
}
