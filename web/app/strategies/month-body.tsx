/** What a month holds: a card for each debt, what was paid off, and the totals. */
import { formatPence } from '@debt-payoff/contract/money';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import type { MonthEntryProps } from './month-entry.tsx';

const { plan: texts } = strategyTexts;

/** More cards than this wait for a press: six open months of 500 debts would hold up a phone. */
export const cardsMost = 60;

type MonthBodyProps = Pick<MonthEntryProps, 'month' | 'walk' | 'plan' | 'debtNames' | 'terms'>;

export function MonthBody(props: MonthBodyProps) {
  const { month, debtNames } = props;
  const [showsAll, setShowsAll] = useState(debtNames.length <= cardsMost);
  const extraIn = (debt: number): number => props.walk.extraPence(month.month, debt);
  const shown = showsAll ? debtNames : debtNames.slice(0, cardsMost);
  return (
    <div className="month-body">
      <ul className="mini">
        {shown.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a debt is its place in the plan; names may repeat
          <DebtCard key={at} {...props} name={name} debt={at} />
        ))}
      </ul>
      {showsAll ? null : (
        <div className="row plan-toggle screen-only">
          <Button variant="secondary" size="small" onClick={() => setShowsAll(true)}>
            Show the other {debtNames.length - cardsMost} debts
          </Button>
        </div>
      )}
      {month.clearedDebts.length === 0 ? null : <PaidOff {...props} />}
      <Ledger
        lines={[
          ...(props.terms?.oneOffLines(month.month, extraIn) ?? []),
          { label: texts.extraAvailable, figure: formatPence(month.availableExtraPence) },
          { label: texts.interestSoFar, figure: formatPence(month.totalInterestPence) },
        ]}
        total={{ label: texts.totalBalance, figure: formatPence(month.totalBalancePence) }}
      />
    </div>
  );
}

function DebtCard(props: MonthBodyProps & { readonly name: string; readonly debt: number }) {
  const { month, plan, terms, name, debt } = props;
  const isPaidOff = (month.balancesPence[debt] ?? 0) === 0;
  const rate =
    terms === null
      ? `${(plan.debts[debt]?.rateBasisPoints ?? 0) / 100}%`
      : terms.rateIn(debt, month.month);
  const ofDeal = terms?.ofMonth(debt, month.month) ?? null;
  return (
    <li>
      <h3 className="h4">
        <TypedName name={name} />
        {isPaidOff ? (
          <Badge kind="go">
            <Check className="icon" aria-hidden="true" />
            {texts.paidOff}
          </Badge>
        ) : null}
      </h3>
      <dl>
        <Pair label={ofDeal?.rate ?? texts.interestRate} figure={rate} />
        <DebtSum {...props} interestLabel={ofDeal?.interest ?? texts.interest} />
      </dl>
      {isPaidOff || !ofDeal?.ended ? null : <p className="small">{ofDeal.ended}</p>}
    </li>
  );
}

/** Opening balance and interest, less what is paid, is what is left; a debt that was gone before has no such sum. */
function DebtSum({
  month,
  walk,
  terms,
  debt,
  interestLabel,
}: MonthBodyProps & { readonly debt: number; readonly interestLabel: string }) {
  const opening = walk.openingPence(month.month, debt);
  const interest = walk.interestPence(month.month, debt);
  const extra = walk.extraPence(month.month, debt);
  const oneOff = terms?.oneOffPence(extra, { debt, month: month.month }) ?? 0;
  const beyondOwn = [...partOf(oneOff, 'one-off'), ...partOf(extra - oneOff, 'extra')];
  return (
    <>
      {opening === 0 ? null : (
        <>
          <Pair label={texts.openingBalance} figure={formatPence(opening)} />
          <Pair label={interestLabel} figure={`+ ${formatPence(interest)}`} />
        </>
      )}
      <Pair
        label={[texts.monthlyPayment, ...beyondOwn].join(', ')}
        figure={`${opening === 0 ? '' : '\u2212 '}${formatPence(month.paidPence[debt] ?? 0)}`}
      />
      <Pair
        isSum={opening > 0}
        label={texts.balanceLeft}
        figure={formatPence(month.balancesPence[debt] ?? 0)}
      />
    </>
  );
}

/** '£20.00 of it extra' */
function partOf(pence: number, what: string): string[] {
  return pence > 0 ? [`${formatPence(pence)} of it ${what}`] : [];
}

function Pair(props: {
  readonly label: string;
  readonly figure: string;
  readonly isSum?: boolean;
}) {
  return (
    <div className={props.isSum === true ? 'pair pair-sum' : 'pair'}>
      <dt>{props.label}</dt>
      <dd>{props.figure}</dd>
    </div>
  );
}

function PaidOff({ month, walk, plan, debtNames }: MonthBodyProps) {
  const recipient = walk.freedPaymentRecipient(month.month);
  return (
    <ul className="cleared-debts" aria-label={texts.paidOffThisMonth}>
      {month.clearedDebts.map((debt) => (
        <li className="cleared" key={debt}>
          <span className="sun" aria-hidden="true" />
          <span>
            <b className="font-semibold">
              <TypedName name={debtNames[debt] ?? ''} /> is cleared.
            </b>{' '}
            <FreedPayment
              isSaid={walk.saysFreedPayments}
              freedPence={plan.debts[debt]?.monthlyPaymentPence ?? 0}
              recipient={
                typeof recipient === 'number' ? { name: debtNames[recipient] ?? '' } : recipient
              }
              isLast={month.totalBalancePence === 0}
              isWanted={walk.rollsFreedPayments}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function FreedPayment(props: {
  readonly isSaid: boolean;
  readonly freedPence: number;
  readonly recipient: { readonly name: string } | 'several' | 'part' | null;
  readonly isLast: boolean;
  /** Whether the strategy moves freed payments to other debts at all. */
  readonly isWanted: boolean;
}) {
  const { freedPence, recipient, isLast, isWanted } = props;
  if (isLast) return 'Nothing more is owed.';
  if (freedPence === 0 || !props.isSaid) return null;
  const freed = `Its ${formatPence(freedPence)} a month`;
  if (!isWanted) return `${freed} does not move to another debt.`;
  if (recipient === null) return 'What is left needs no more than its own payment.';
  if (recipient === 'part')
    return `What is left needs only part of its ${formatPence(freedPence)} a month.`;
  if (recipient === 'several') return `${freed} now goes to other debts.`;
  return (
    <>
      {freed} now goes to <TypedName name={recipient.name} />.
    </>
  );
}
