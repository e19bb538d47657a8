/** Save to Portfolio: into one that exists, whose debts are replaced, or into a new one. */

import { count } from '@debt-payoff/contract/counts';
import type { LimitReply } from '@debt-payoff/contract/errors';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { OptionFacts } from '@debt-payoff/contract/saved-calendar-terms';
import { savingTexts } from '@debt-payoff/contract/texts/calculator-later';
import { useId } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { ConflictBanner } from '../forms/record-banners.tsx';
import { Queries } from '../session/queries.tsx';
import { Banner } from '../ui/banner.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PortfolioChoice } from './portfolio-choice.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';
import { type SaveDialogState, useSaveDialog } from './use-save-dialog.ts';

export type SaveDialogProps = {
  readonly debts: readonly DebtFacts[];
  /** What is paid each month beyond the debts' own payments, in pounds. */
  readonly extraPayment: number;
  /** What the plan has beyond its debts. */
  readonly options: OptionFacts;
  /** Positions in the debts, first to last, where somebody has arranged them. */
  readonly customOrder?: readonly number[] | null;
  /** Why the debts cannot be saved as they are. */
  readonly problem: string | null;
  /** The portfolio that the debts came from. */
  readonly portfolioId?: number | null;
  /** Where a look-up that finds the session ended leaves the page as it is. */
  readonly isQuiet?: boolean;
  readonly onSaved: () => void;
  readonly onRefused?: () => void;
  readonly onClose: () => void;
};

export function SaveDialog(props: SaveDialogProps) {
  return (
    <Queries>
      <Content {...props} />
    </Queries>
  );
}

function Content(props: SaveDialogProps) {
  const formId = useId();
  const saving = useSaveDialog(props);
  const { isBusy, replacement, limit } = saving;
  const deletedCount = replacement?.deleted.length ?? 0;
  return (
    <>
      <FormDialog
        formId={formId}
        title={savingTexts.title}
        saveLabel={saveLabel(deletedCount)}
        saveVariant={deletedCount > 0 ? 'danger' : 'primary'}
        isBusy={isBusy}
        isChanged={saving.isChanged}
        below={<Notices saving={saving} />}
        onSubmit={saving.save}
        onClose={props.onClose}
      >
        <PortfolioChoice saving={saving} />
        <PlanChoice
          saving={saving}
          extraPayment={props.extraPayment}
          hasOwnOrder={(props.customOrder ?? null) !== null}
        />
      </FormDialog>
      {limit === null ? null : <Limit limit={limit} saving={saving} />}
    </>
  );
}

function Notices({ saving }: { readonly saving: SaveDialogState }) {
  const { replacement, failure } = saving;
  return (
    <>
      {replacement === null ? null : (
        <ReplacementNotice replacement={replacement} replacesOptions={saving.replacesOptions} />
      )}
      {failure === null ? null : (
        <Banner kind="danger" title={failure}>
          Nothing that you typed is lost.
        </Banner>
      )}
      {saving.hasConflict ? (
        <ConflictBanner isBusy={saving.isLoading} onLoad={saving.reload} />
      ) : null}
    </>
  );
}

function Limit(props: { readonly limit: LimitReply; readonly saving: SaveDialogState }) {
  const { limit, saving } = props;
  return (
    <LimitDialog
      limit={limit}
      // What was chosen stays open beside the plans.
      opensNewTab={saving.choice.kind === 'existing' || limit.code === 'custom_order_not_in_plan'}
      onClose={saving.dismissLimit}
    />
  );
}

function saveLabel(deletedCount: number): string {
  if (deletedCount === 0) return 'Save';
  return `Save and delete ${count(deletedCount, 'debt')}`;
}
