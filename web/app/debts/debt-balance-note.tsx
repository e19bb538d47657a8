/** What another balance means for a debt that is saved: a statement of today, or a better figure for its first one. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import { useThisMonth } from '../page/server-facts.ts';
import { useToday } from '../session/today.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type DebtForm, figure } from './debt-form.ts';
import { portfolioPages } from './portfolio-pages.ts';
import { savingProblems, standingOf } from './saved-debt.ts';
import { recordInsteadLabel, StatedBalanceNote, useStanding } from './stated-balance.tsx';

type NoteProps = {
  readonly debt: Debt;
  readonly form: DebtForm;
  readonly choice: BalanceChange | null;
  readonly onChoose: (choice: BalanceChange) => void;
};

/** Nothing while the balance is the saved one, or cannot be read. */
export function DebtBalanceNote(props: NoteProps) {
  const { debt, form } = props;
  const standing = standingOf(debt, useThisMonth());
  const { balance, interestRate } = savingProblems(form, standing);
  const isReadable = balance === undefined && interestRate === undefined;
  if (!isReadable || figure(form.balance) === debt.balance) return null;
  return <ChangedBalance {...props} />;
}

function ChangedBalance({ debt, form, choice, onChoose }: NoteProps) {
  const today = useToday();
  const rate = figure(form.interestRate);
  const of = {
    portfolioId: debt.portfolio_id,
    debtId: debt.id,
    date: today,
    interestRate: rate === debt.interest_rate ? undefined : rate,
  };
  const standing = useStanding(of);
  if (standing?.replaces_opening) {
    return (
      <p className="balance-meaning">
        You added this debt today, so this corrects the balance that you entered.
      </p>
    );
  }
  return (
    <StatedBalanceNote
      of={of}
      stated={{ statedPence: penceFromPounds(figure(form.balance)), paidPence: null, choice }}
      onChoose={onChoose}
      offerFor={(amountPence) => (
        <ButtonLink
          variant="secondary"
          size="small"
          to={portfolioPages.recordPayment({
            portfolioId: debt.portfolio_id,
            debtId: debt.id,
            amountPence,
          })}
        >
          {recordInsteadLabel}
        </ButtonLink>
      )}
    />
  );
}
