/** The way out: as easy to find as the way in. */
import { formatPounds } from '@debt-payoff/contract/money';
import { termsPath } from '@debt-payoff/contract/terms-anchors';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { formatDay } from '../../words/dates.ts';
import { cancelLabels } from './cancel-dialog.tsx';
import type { CancelManner } from './cancel-words.ts';
import type { Offers } from './management-words.ts';

export function LeavingSection({
  offers: { canCancel, refund },
  onCancel,
}: {
  readonly offers: Offers;
  readonly onCancel: (manner: CancelManner) => void;
}) {
  if (!canCancel && refund === null) return null;
  return (
    <Section title="Cancelling">
      {canCancel ? <p>You can cancel at any time, and need not say why.</p> : null}
      {refund === null ? null : (
        <p>
          Until {formatDay(refund.until)} you can also cancel at once and get a refund: as of today{' '}
          <b className="num">{formatPounds(refund.amount)}</b>.
        </p>
      )}
      <div className="row">
        {canCancel ? <CancelButton manner="at end" onCancel={onCancel} /> : null}
        {refund === null ? null : <CancelButton manner="with refund" onCancel={onCancel} />}
      </div>
      <p className="small">
        <Link to={termsPath('cancelling')}>What the terms say about cancelling and refunds</Link>
      </p>
    </Section>
  );
}

function CancelButton({
  manner,
  onCancel,
}: {
  readonly manner: CancelManner;
  readonly onCancel: (manner: CancelManner) => void;
}) {
  return (
    <Button variant="secondary" onClick={() => onCancel(manner)}>
      {cancelLabels[manner]}
    </Button>
  );
}
