/** What another balance means for a debt that is saved: a statement of today, or a better figure for its first one. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import { useToday } from '../session/today.ts';
import { ButtonLink } from '../ui/button.tsx';
import { balanceMeaning } from './balance-meaning.ts';
import { type DebtForm, figure } from './debt-form.ts';
import { portfolioPages } from './portfolio-pages.ts';
import { savingProblems } from './saved-debt.ts';
import { MeaningChoice, useStanding } from './stated-balance.tsx';

type NoteProps = {
  readonly debt: Debt;
  readonly form: DebtForm;
  readonly choice: BalanceChange | null;
  readonly onChoose: (choice: BalanceChange) => void;
};

/** Nothing while the balance is the saved one, or cannot be read. */
export function DebtBalanceNote(props: NoteProps) {
  const { debt, form } = props;
  const { balance, interestRate } = savingProblems(form);
  const isReadable = balance === undefined && interestRate === undefined;
  if (!isReadable || figure(form.balance) === debt.balance) return null;
  return <ChangedBalance {...props} />;
}

function ChangedBalance({ debt, form, choice, onChoose }: NoteProps) {
  const today = useToday();
  const rate = figure(form.interestRate);
  const standing = useStanding({
    portfolioId: debt.portfolio_id,
    debtId: debt.id,
    date: today,
    interestRate: rate === debt.interest_rate ? undefined : rate,
  });
  if (standing === null) return null;
  if (standing.replaces_opening) {
    return (
      <p className="balance-meaning">
        You added this debt today, so this corrects the balance that you entered.
      </p>
    );
  }
  const meaning = balanceMeaning(standing, {
    statedPence: penceFromPounds(figure(form.balance)),
    paidPence: null,
    choice,
  });
  const fellPence = -meaning.split.adjustmentPence;
  return (
    <div className="grid gap-3">
      <MeaningChoice meaning={meaning} onChoose={onChoose} />
      {fellPence > 0 ? (
        <div className="row">
          <ButtonLink
            variant="secondary"
            size="small"
            to={portfolioPages.recordPayment({
              portfolioId: debt.portfolio_id,
              debtId: debt.id,
              amountPence: fellPence,
            })}
          >
            Record it as a payment instead
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
