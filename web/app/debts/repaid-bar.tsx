/** How much of what was owed at first is repaid, in pounds and percent. */

import { formatPence, poundsFromPence } from '@debt-payoff/contract/money';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import type { CSSProperties } from 'react';
import { repaymentOf } from './repayment.ts';

export function RepaidBar(props: {
  readonly label: string;
  readonly balancePence: number;
  readonly originalPence: number;
}) {
  const { label, balancePence, originalPence } = props;
  const repayment = repaymentOf({
    balance: poundsFromPence(balancePence),
    original_balance: poundsFromPence(originalPence),
  });
  const percent = repayment?.percent ?? portfolioLimits.progressMinPercent;
  const pounds = `${formatPence(repayment?.repaidPence ?? 0)} of ${formatPence(originalPence)}`;
  return (
    <div className="repaid">
      <p className="repaid-words">
        <b>{percent}% repaid</b>
        <span className="num">{pounds}</span>
      </p>
      <div
        className="repaid-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={portfolioLimits.progressMinPercent}
        aria-valuemax={portfolioLimits.progressMaxPercent}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%, ${pounds}`}
      >
        <i style={fillOf(percent)} />
      </div>
      {balancePence > originalPence ? (
        <p className="small">
          You owe {formatPence(balancePence - originalPence)} more than at the start.
        </p>
      ) : null}
    </div>
  );
}

/** How far a bar is filled. React hands a custom property on, but its types know only those of CSS. */
export function fillOf(percent: number): CSSProperties {
  return { '--to': `${percent}%` } as CSSProperties;
}
