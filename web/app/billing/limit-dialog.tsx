/** Says which limit was reached, and what the next plan holds. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { limitWords } from './limit-words.ts';
import { useMayOffer } from './offers.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

export function LimitDialog({
  limit,
  opensNewTab = false,
  onClose,
}: {
  readonly limit: LimitReply;
  readonly opensNewTab?: boolean;
  readonly onClose: () => void;
}) {
  const { title, sentences, belowOffer } = limitWords(limit);
  const mayOffer = useMayOffer();
  return (
    <UpgradeDialog
      title={title}
      tier={belowOffer}
      upgradeUrl={limit.upgrade_url}
      opensNewTab={opensNewTab}
      onClose={onClose}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {mayOffer ? <p className="muted">{limit.upgrade_message}</p> : null}
    </UpgradeDialog>
  );
}
