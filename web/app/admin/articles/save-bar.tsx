/** The foot of the form, always in reach: how saving stands, and the two ways to save. */

import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useAnnouncement } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { useDelay } from '../../ui/use-delay.ts';
import { type Autosave, isSavingByHand, type SaveKind } from './autosave.ts';
import { indicatorText } from './autosave-words.ts';
import type { FormStatus } from './status-field.tsx';

const texts = adminTexts.articles;

/** What the main button does, by what is chosen and whether the article is public. */
export function mainAct(
  chosen: FormStatus,
  isPublic: boolean,
): { readonly label: string; readonly kind: SaveKind } {
  if (chosen === 'published') {
    return { label: isPublic ? 'Publish changes' : texts.publish, kind: 'publish' };
  }
  return isPublic
    ? { label: texts.unpublish, kind: 'unpublish' }
    : { label: 'Save and close', kind: 'draft and leave' };
}

export function SaveBar({
  saving,
  isPublic,
  chosen,
  isDraftSaved,
  onRead,
  onPress,
}: {
  readonly saving: Autosave;
  readonly isPublic: boolean;
  readonly chosen: FormStatus;
  /** Said for a moment, then taken back by `onRead`. */
  readonly isDraftSaved: boolean;
  readonly onRead: () => void;
  readonly onPress: (kind: SaveKind) => void;
}) {
  useAnnouncement(isDraftSaved ? texts.draftSaved : null);
  useDelay(isDraftSaved, articleFormLimits.draftSavedMessageMs, onRead);
  const { label, kind } = mainAct(chosen, isPublic);
  const byHand = isSavingByHand(saving) ? (saving.waiting ?? saving.running?.kind) : undefined;
  return (
    <div className="save-bar">
      <div className="save-state">
        <Indicator saving={saving} />
        <p className="save-note">{isDraftSaved ? texts.draftSaved : null}</p>
      </div>
      <div className="row">
        <Button
          size="small"
          variant="secondary"
          busy={byHand === 'draft'}
          aria-disabled={byHand !== undefined}
          onClick={() => onPress('draft')}
        >
          {byHand === 'draft' ? texts.indicator.saving : texts.saveDraft}
        </Button>
        <Button
          size="small"
          variant={kind === 'unpublish' ? 'danger' : 'primary'}
          busy={byHand !== undefined && byHand !== 'draft'}
          aria-disabled={byHand !== undefined}
          onClick={() => onPress(kind)}
        >
          {byHand !== undefined && byHand !== 'draft' ? texts.indicator.saving : label}
        </Button>
      </div>
    </div>
  );
}

function Indicator({ saving }: { readonly saving: Autosave }) {
  const { outcome } = saving;
  const hasFailed = outcome !== null && 'failure' in outcome;
  const text = indicatorText(saving);
  // Only what somebody has to know is spoken of by itself.
  useAnnouncement(hasFailed ? text : null);
  const isSaved = text === texts.indicator.saved || text === texts.indicator.allSaved;
  const Icon = hasFailed ? CircleAlert : isSaved ? CircleCheck : CircleDashed;
  return (
    <p className={hasFailed ? 'save-indicator has-failed' : 'save-indicator'}>
      <Icon className="icon" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
