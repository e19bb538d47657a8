/** Name and description of a portfolio, and what can be done with it as a whole. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import type { DebtActions } from '../debts/use-debt-actions.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { TypedName } from '../ui/typed-name.tsx';

const { detail: texts } = portfolioTexts;

/** Few ever use it, so nobody else waits for it. */
const ImportDialog = lazy(async () => {
  const parts = await import('../debts/import-dialog.tsx').catch(() => null);
  return { default: parts?.ImportDialog ?? PartFailure };
});

type DetailActionsProps = {
  readonly portfolio: Portfolio;
  readonly debts: DebtActions;
  /** The calculator is open, and has the button itself. */
  readonly isCalculating: boolean;
};

export function DetailHead(props: DetailActionsProps) {
  const { name, description } = props.portfolio;
  return (
    <div className="detail-head">
      <div>
        <h1 className="h2 any-name">
          <TypedName name={name} />
        </h1>
        {description === '' ? null : (
          <p className="muted any-name">
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <DetailActions {...props} on="wide" />
    </div>
  );
}

/** On a phone they come after what to pay this month. */
export function DetailActions({
  portfolio: { id },
  debts,
  isCalculating,
  on,
}: DetailActionsProps & { readonly on: 'phone' | 'wide' }) {
  const navigate = useNavigate();
  const [isImporting, setIsImporting] = useState(false);
  const startImport = (): void => {
    debts.dismiss();
    setIsImporting(true);
  };
  return (
    <>
      <div className={`row two-abreast detail-actions ${on}-only`}>
        {isCalculating ? null : (
          <Button onClick={() => navigate(portfolioPages.strategies(id))}>
            {texts.calculateStrategies}
          </Button>
        )}
        <Button variant="secondary" busy={debts.isChecking} onClick={debts.add}>
          <Plus className="icon" aria-hidden="true" />
          {texts.addDebt}
        </Button>
        <Button variant="secondary" onClick={startImport}>
          <FileUp className="icon" aria-hidden="true" />
          Import CSV
        </Button>
        <ButtonLink variant="secondary" to={portfolioPages.edit(id)}>
          {texts.editPortfolio}
        </ButtonLink>
      </div>
      {isImporting ? (
        <Suspense>
          <ImportDialog
            portfolioId={id}
            onClose={() => setIsImporting(false)}
            onImported={(ids) => {
              setIsImporting(false);
              debts.imported(ids);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
