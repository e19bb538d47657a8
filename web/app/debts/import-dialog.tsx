/** Debts from a CSV file: chosen or dropped, looked at, and saved only when confirmed: all or none. */

import { count } from '@debt-payoff/contract/counts';
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useEffect, useId, useRef, useState } from 'react';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { useMayOffer } from '../billing/offers.tsx';
import { failureText, findLimit } from '../forms/call-failure.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { announce } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { intoView } from '../ui/into-view.ts';
import { newTab, opensNewTab } from '../ui/new-tab.tsx';
import { FileChoice } from './file-choice.tsx';
import { type ImportLimit, importLimitOf } from './import-limit.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ImportFile, type ImportRow, readImport } from './import-rows.ts';
import { useAddDebts } from './mutations.ts';
import { useDebtLimit } from './queries.ts';
import { factsOf } from './saved-debt.ts';
import { readTextFile } from './text-file.ts';

type ChosenFile = { readonly name: string; readonly file: ImportFile };

export function ImportDialog(props: {
  readonly portfolioId: number;
  /** Told which debts they have become. */
  readonly onImported: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const saving = useAddDebts({ id: props.portfolioId, event: 'debt_added' });
  const reasonId = useId();
  const reasonRef = useRef<HTMLParagraphElement>(null);
  // What is said of the file may stand below what is said of its columns.
  useEffect(() => {
    if (chosen === null) return;
    intoView(reasonRef.current);
    // What is wrong with the file itself is said in its banner.
    if (chosen.file.kind === 'rows') announce(() => reasonRef.current?.textContent ?? '');
  }, [chosen]);
  const thisMonth = useThisMonth();
  const choose = async (file: File): Promise<void> => {
    if (saving.isPending) return;
    saving.reset();
    const text = await readTextFile(file);
    setChosen({
      name: file.name,
      file:
        text.kind === 'text'
          ? readImport(text.text, thisMonth)
          : { kind: 'unusable', reason: text.reason },
    });
  };
  const rows = chosen?.file.kind === 'rows' ? chosen.file.rows : [];
  const faultyCount = rows.filter(isFaulty).length;
  const limit = findLimit(saving.error);
  const check = useDebtLimit(props.portfolioId).data;
  const mayOffer = useMayOffer();
  const excess = check === undefined ? null : importLimitOf(check, rows, { mayOffer });
  const confirm = (): void =>
    saving.mutate(
      {
        debts: rows.map(({ form }) =>
          factsOf(form, { hasTermField: true, hasTerms: false, addedMonth: thisMonth }),
        ),
      },
      // The newest stand last.
      { onSuccess: ({ debts }) => props.onImported(debts.slice(-rows.length).map(({ id }) => id)) },
    );
  return (
    <>
      <Dialog
        title="Import debts"
        descriptionId={reasonId}
        width={dialogWidths.portfolio}
        isBusy={saving.isPending}
        onClose={props.onClose}
        actions={
          <DialogActions
            label={importLabel(rows.length)}
            isBusy={saving.isPending}
            disabled={rows.length === 0 || faultyCount > 0 || excess !== null}
            aria-describedby={reasonId}
            onClick={confirm}
            onCancel={props.onClose}
          />
        }
      >
        <FileChoice onChoose={choose} />
        {chosen?.file.kind === 'unusable' ? (
          <Banner kind="danger" title={chosen.file.reason}>
            {chosen.name} was not read. Nothing has been saved.
          </Banner>
        ) : null}
        {excess === null ? null : <ExcessBanner excess={excess} />}
        <p
          className={faultyCount > 0 || excess !== null ? 'error' : 'hint'}
          id={reasonId}
          ref={reasonRef}
        >
          {stateOf({ debts: rows.length, faultyCount, isTooMany: excess !== null })}
        </p>
        {chosen?.file.kind === 'rows' ? (
          <ImportPreview name={chosen.name} file={chosen.file} error={saving.error} />
        ) : null}
        {saving.isError && limit === null ? (
          <div ref={intoView}>
            <Banner kind="danger" title={failureText(saving.error, portfolioTexts.debt.addFailed)}>
              None of the debts has been saved.
            </Banner>
          </div>
        ) : null}
      </Dialog>
      {limit === null ? null : <LimitDialog limit={limit} onClose={saving.reset} />}
    </>
  );
}

function isFaulty({ problems }: ImportRow): boolean {
  return problems.length > 0;
}

function importLabel(debts: number): string {
  return debts === 0 ? 'Import' : `Import ${count(debts, 'debt')}`;
}

function stateOf(file: {
  readonly debts: number;
  readonly faultyCount: number;
  readonly isTooMany: boolean;
}): string {
  const { debts, faultyCount, isTooMany } = file;
  if (debts === 0) return 'Choose a file first. Nothing is saved until you confirm.';
  if (faultyCount > 0) {
    const rows = faultyCount === 1 ? '1 row needs' : `${faultyCount} rows need`;
    return `${rows} a correction. Correct the file and choose it again. Nothing has been saved.`;
  }
  return isTooMany
    ? 'The file has more debts than fit here. Nothing has been saved.'
    : 'All rows can be imported. Nothing is saved until you confirm.';
}

function ExcessBanner({ excess }: { readonly excess: ImportLimit }) {
  return (
    <Banner
      kind="warning"
      title={excess.text}
      {...(excess.upgradeUrl !== null && { actions: <UpgradeLink to={excess.upgradeUrl} /> })}
    >
      {excess.advice}
    </Banner>
  );
}

/** It opens elsewhere: the file that was chosen stays here. */
function UpgradeLink({ to }: { readonly to: string }) {
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={to}
      {...newTab}
      onClick={() => raiseUpgradeClick()}
    >
      {navigationTexts.actions.upgradeNow}
      {opensNewTab}
    </ButtonLink>
  );
}
