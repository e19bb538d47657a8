/** Capturing progress and deleting snapshots, and what is said when it is done. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { ReactNode } from 'react';
import { type Notice, noticeBeside } from '../forms/notice.ts';
import { RemoveRecord } from '../forms/remove-record.tsx';
import { useRecordActions } from '../forms/use-record-actions.ts';
import { formatDay } from '../words/dates.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import { useSnapshotRemoval, useSnapshots } from './queries.ts';

const { progress: texts } = paymentTexts;
const removalTexts = {
  title: texts.delete,
  question: texts.confirmDelete,
  failed: texts.deleteFailed,
  done: texts.deleted,
};

/** What has just been done: one has been captured, or one has been deleted. */
type SnapshotOutcome = Notice & { readonly captured: Snapshot | null };

export type SnapshotActions = {
  readonly capture: () => void;
  readonly remove: (snapshot: Snapshot) => void;
  readonly captured: Snapshot | null;
  /** That one has been deleted. */
  readonly deleted: string | null;
  readonly dismiss: () => void;
  readonly dialog: ReactNode;
};

/** The title of the list, which takes the focus when the snapshot that had it is gone. */
export const snapshotsTitleId = 'snapshots';

export function useSnapshotActions(portfolio: Portfolio): SnapshotActions {
  const { data } = useSnapshots(portfolio.id);
  const removal = useSnapshotRemoval(portfolio.id);
  const actions = useRecordActions<'new', Snapshot, SnapshotOutcome>({
    titleId: snapshotsTitleId,
    follow: (outcome) => noticeBeside(outcome, data ?? []),
  });
  const { opening, leaving, outcome, close } = actions;
  return {
    capture: () => actions.edit('new'),
    remove: actions.remove,
    captured: outcome?.captured ?? null,
    deleted: outcome?.captured === null ? outcome.text : null,
    dismiss: actions.dismiss,
    dialog: (
      <>
        {opening === undefined ? null : (
          <CaptureDialog
            portfolio={portfolio}
            onClose={() => close()}
            onCaptured={(captured) =>
              close({ text: texts.captured, captured, about: [captured.id] })
            }
          />
        )}
        {leaving === undefined ? null : (
          <RemoveRecord
            id={leaving.id}
            name={nameOf(leaving)}
            texts={removalTexts}
            removal={removal}
            onRemoved={(text) => actions.removed({ text, captured: null, about: [] })}
            onClose={() => close()}
          />
        )}
      </>
    ),
  };
}

/** There may be several of one day. */
function nameOf({ snapshot_date, total_balance }: Snapshot): string {
  return `${formatDay(snapshot_date)}, ${formatPounds(total_balance)} owed`;
}
