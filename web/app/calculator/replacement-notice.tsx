/** Says plainly what saving does to the debts of the chosen portfolio. */

import { count } from '@debt-payoff/contract/counts';
import type { DebtPairing } from '@debt-payoff/contract/debt-pairing';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { useAnnouncement } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';

export function ReplacementNotice(props: {
  readonly replacement: DebtPairing<Debt, unknown>;
  /** Whether the portfolio has one-offs, pauses or a goal that this plan has not. */
  readonly replacesOptions: boolean;
}) {
  const { kept, added, deleted } = props.replacement;
  const says = [
    `The debts from here replace those of the portfolio: ${countOrNone(added.length)} added, ${countOrNone(kept.length)} updated, ${countOrNone(deleted.length)} deleted.`,
    ...(kept.length > 0 ? ['Debts that are updated keep their payment history.'] : []),
    ...(props.replacesOptions ? [termsTexts.optionsReplaced] : []),
  ].join(' ');
  useAnnouncement(says);
  return (
    <div className="stack wrap-anywhere">
      <p>{says}</p>
      {deleted.length === 0 ? null : (
        <Banner
          key={namesOf(deleted)}
          kind="warning"
          title={deleted.length === 1 ? 'This debt will be deleted' : 'These debts will be deleted'}
        >
          {namesOf(deleted)}. Payments and scheduled payments of{' '}
          {deleted.length === 1 ? 'this debt' : 'these debts'} will be deleted too.{' '}
          {navigationTexts.confirmations.cannotBeUndone}
        </Banner>
      )}
    </div>
  );
}

function countOrNone(debts: number): string {
  return debts === 0 ? 'none' : count(debts, 'debt');
}

const namesShown = 10;

function namesOf(debts: readonly Debt[]): string {
  const names = debts
    .slice(0, namesShown)
    .map(({ creditor, debt_type }) => `${nameInSentence(creditor)} (${debt_type})`);
  const more = debts.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
