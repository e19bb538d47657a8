/** Compares the strategies for the debts of a portfolio: at once, or with an extra payment. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { calendarOptionsOf, type SavedOptions } from '@debt-payoff/contract/saved-calendar-terms';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { type ReactNode, type SubmitEvent, useId, useMemo, useState } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { extraProblemOf } from '../calculator/rows.ts';
import { figure } from '../debts/debt-form.ts';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { useDebts } from '../debts/queries.ts';
import { focusOn } from '../forms/focus.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { calculableDebts, calculableOrder } from './calculable-debts.ts';
import { DebtsToCorrect } from './debts-to-correct.tsx';
import { type Calculation, useCalculation } from './use-calculation.ts';

const { detail: texts } = portfolioTexts;

type StrategyCalculatorProps = {
  readonly portfolioId: number;
  readonly extraPayment: number;
  readonly options: SavedOptions;
  /** The ids of the debts, first to last; null where the portfolio keeps no order. */
  readonly customOrder: readonly number[] | null;
  readonly isAutomatic: boolean;
  readonly onEdit: (debt: Debt) => void;
};

export function StrategyCalculator(props: StrategyCalculatorProps) {
  const { portfolioId, extraPayment, customOrder, isAutomatic, onEdit } = props;
  const { data, isError, isFetching, refetch } = useDebts(portfolioId);
  const thisMonth = useThisMonth();
  const { debts, refused } = useMemo(
    () => calculableDebts(data ?? [], thisMonth),
    [data, thisMonth],
  );
  const isReady = data !== undefined && !isFetching && debts.length > 0 && refused.length === 0;
  const calculation = useCalculation({
    portfolioId,
    debts,
    planOptions: calendarOptionsOf(props.options, thisMonth),
    customOrder: customOrder === null ? null : calculableOrder(data ?? [], customOrder),
    extraPayment,
    isReady,
    isAutomatic,
  });
  if (data === undefined && isError) {
    return <LoadFailure title={texts.fetchDebtsFailed} onRetry={() => refetch()} />;
  }
  if (data === undefined) return <Frame portfolioId={portfolioId}>{waiting}</Frame>;
  return (
    <Frame portfolioId={portfolioId}>
      {debts.length === 0 ? (
        <Banner kind="info" title={calculatorTexts.validation.noDebts}>
          Debts that are paid off are left out.
        </Banner>
      ) : null}
      {refused.length > 0 ? <DebtsToCorrect refused={refused} onEdit={onEdit} /> : null}
      {debts.length > 0 && refused.length === 0 ? (
        <ExtraForm calculation={calculation} debtCount={debts.length} extraPayment={extraPayment} />
      ) : null}
    </Frame>
  );
}

const waiting = (
  <p className="row muted">
    <span className="busy" aria-hidden="true" />
    Calculating...
  </p>
);

function Frame({
  portfolioId,
  children,
}: {
  readonly portfolioId: number;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        Strategy calculator
      </h2>
      {children}
      <div className="row">
        <ButtonLink variant="quiet" size="small" to={portfolioPages.view(portfolioId)}>
          {navigationTexts.actions.cancel}
        </ButtonLink>
      </div>
    </section>
  );
}

function ExtraForm({
  calculation,
  debtCount,
  extraPayment,
}: {
  readonly calculation: Calculation;
  readonly extraPayment: number;
  readonly debtCount: number;
}) {
  const [extra, setExtra] = useState(() => (extraPayment === 0 ? '' : extraPayment.toFixed(2)));
  const [isTried, setIsTried] = useState(false);
  const extraId = useId();
  const { isBusy, failure, limit } = calculation;
  const problem = extraProblemOf(extra);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (problem === null) calculation.start(figure(extra));
    else focusOn(extraId);
  };
  return (
    <form className="stack form-width" noValidate onSubmit={submit}>
      {failure === null ? null : <Banner kind="danger" title={failure} />}
      <p className="muted">
        {debtCount === 1 ? 'One debt is' : `${debtCount} debts are`} compared. Debts that are paid
        off are left out.
      </p>
      <Field
        label="Extra monthly payment"
        id={extraId}
        hint="Leave this blank if money is tight."
        unit="£"
        value={extra}
        error={isTried ? problem : null}
        onChange={({ target }) => setExtra(target.value)}
      />
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Calculating...' : texts.calculateStrategies}
        </Button>
      </div>
      {limit === null ? null : <LimitDialog limit={limit} onClose={calculation.dismissLimit} />}
    </form>
  );
}
