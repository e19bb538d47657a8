/** Where to save: one of the portfolios, or a new one with its name. */

import { count } from '@debt-payoff/contract/counts';
import { formatPounds } from '@debt-payoff/contract/money';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useId, useRef } from 'react';
import { loadFailureText } from '../forms/call-failure.ts';
import { useFocusOnFault } from '../forms/focus.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { Field, FieldError } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import type { SaveDialogState } from './use-save-dialog.ts';

const { list } = portfolioTexts;

export function PortfolioChoice({ saving }: { readonly saving: SaveDialogState }) {
  const id = useId();
  const { portfolios, choice, choose, choiceError, nameError } = saving;
  const ids = { name: `${id}-name`, new: `${id}-new` };
  useFocusOnFault({ [ids.name]: nameError, [ids.new]: choiceError });
  const wasAwaited = useRef(portfolios.isPending);
  useAnnouncement(
    wasAwaited.current && portfolios.data !== undefined ? choiceWords(portfolios.data) : null,
  );
  const option = (own: {
    readonly key: string | number;
    readonly isChosen: boolean;
    readonly onChoose: () => void;
    readonly label: string;
    readonly hint?: string;
  }) => (
    <label className="check" key={own.key}>
      <input
        type="radio"
        name={id}
        id={`${id}-${own.key}`}
        checked={own.isChosen}
        aria-labelledby={`${id}-${own.key}-label`}
        aria-describedby={
          [choiceError !== null && `${id}-error`, own.hint && `${id}-${own.key}-hint`]
            .filter(Boolean)
            .join(' ') || undefined
        }
        onChange={own.onChoose}
      />
      <span>
        <span id={`${id}-${own.key}-label`}>{own.label}</span>
        {own.hint === undefined ? null : (
          <>
            <br />
            <span className="hint" id={`${id}-${own.key}-hint`}>
              {own.hint}
            </span>
          </>
        )}
      </span>
    </label>
  );
  return (
    <>
      <fieldset className="grid gap-3 min-w-0 max-h-72 overflow-y-auto wrap-anywhere">
        <legend className="label mb-2">Where do you want to save these debts?</legend>
        {choiceError === null ? null : <FieldError id={`${id}-error`} message={choiceError} />}
        {option({
          key: 'new',
          isChosen: choice.kind === 'new',
          onChoose: () => choose({ kind: 'new' }),
          label: 'Create a new portfolio',
        })}
        {portfolios.data?.map((portfolio) =>
          option({
            key: portfolio.id,
            isChosen: choice.kind === 'existing' && choice.id === portfolio.id,
            onChoose: () => choose({ kind: 'existing', id: portfolio.id }),
            label: portfolio.name,
            hint: summaryOf(portfolio),
          }),
        )}
      </fieldset>
      {portfolios.isPending ? <p className="muted">{list.loading}</p> : null}
      {portfolios.data === undefined && portfolios.isError ? (
        <LoadFailure
          title={loadFailureText(portfolios.error, list)}
          onRetry={() => portfolios.refetch()}
        />
      ) : null}
      {choice.kind === 'new' ? (
        <Field
          label={fieldNames.name}
          id={ids.name}
          hint="Such as Household, or Cards."
          value={saving.name}
          error={nameError}
          required
          maxLength={portfolioLimits.nameMaxLength}
          onChange={({ target }) => saving.setName(target.value)}
        />
      ) : null}
    </>
  );
}

/** Of what has come since the dialog was opened. */
function choiceWords({ length }: readonly unknown[]): string {
  return length === 0
    ? 'You have no portfolio yet: name a new one.'
    : `${count(length, 'portfolio')} to choose from.`;
}

function summaryOf(portfolio: {
  readonly debts_count: number;
  readonly total_balance: number;
}): string {
  return `${count(portfolio.debts_count, 'debt')}, ${formatPounds(portfolio.total_balance)}`;
}
