/** Says which limit was reached, and what the next plan holds. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { limitWords } from './limit-words.ts';
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
      <p className="muted">{limit.upgrade_message}</p>
    </UpgradeDialog>
  );
}
