/** Asks for a file of the calculation: for whom, and in which format. */
import { exportLimits } from '@debt-payoff/contract/export-limits';
import type { Month } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { compareStrategies } from '@debt-payoff/engine';
import { useEffect, useId, useState } from 'react';
import { figure } from '../debts/debt-form.ts';
import type { DownloadState } from '../exports/download.ts';
import { CancelButton } from '../exports/download-button.tsx';
import { DownloadMessage } from '../exports/download-outcome.tsx';
import { type CalculationFormat, calculationFile } from '../exports/export-files.ts';
import { resultSummaries } from '../exports/result-summaries.ts';
import { type Download, useDownload } from '../exports/use-download.ts';
import { isSaidBesideFields, refusalsOf } from '../forms/call-failure.ts';
import { useFocusOnFault } from '../forms/focus.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { type GivenPlan, plainDebts } from '../payoff-plan/calendar-plan.ts';
import { loadTermed } from '../payoff-plan/load-termed.ts';
import { planBody } from '../payoff-plan/plan-body.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import type { Draft } from './draft.ts';
import { exportFieldsDraft, noExportFields } from './export-fields.ts';
import { FormatChoice } from './format-choice.tsx';
import { countingRows, debtOf } from './rows.ts';

const { actions } = navigationTexts;

/** The fields, by what the server calls them. */
const fields = { name: 'name', reference: 'reference' } as const;

export function ExportDialog(props: {
  readonly draft: Draft;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}) {
  const { draft, onRefused, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState(() => exportFieldsDraft.read() ?? noExportFields);
  const [format, setFormat] = useState<CalculationFormat>('pdf');
  const download = useDownload();
  const { state } = download;
  const isRefused = state.kind === 'refused';
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  const { name: nameError = null, reference: referenceError = null } = faultsOf(state);
  useFocusOnFault({ [`${id}-name`]: nameError, [`${id}-reference`]: referenceError });
  const change = (field: keyof typeof typed, text: string): void => {
    const next = { ...typed, [field]: text };
    download.dismiss();
    setTyped(next);
    exportFieldsDraft.write(next);
  };
  const close = (): void => {
    if (state.kind === 'saved') exportFieldsDraft.clear();
    onClose();
  };
  const thisMonth = useThisMonth();
  const [hasFailed, setHasFailed] = useState(false);
  const begin = async (): Promise<void> => {
    const calculation = await calculationOf(draft, thisMonth).catch(() => null);
    setHasFailed(calculation === null);
    if (calculation === null) return;
    const body = { ...calculation, ...typed };
    download.start(calculationFile(format, body, exportTexts.calculationFailed));
  };
  return (
    <Dialog
      title="Export this calculation"
      onClose={close}
      actions={<ExportDialogActions formId={id} download={download} onClose={close} />}
    >
      <form
        className="stack"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <FormatChoice
          chosen={format}
          onChoose={(next) => {
            download.dismiss();
            setFormat(next);
          }}
        />
        <Field
          id={`${id}-name`}
          label={exportTexts.fields.name}
          hint="Optional. Who the PDF or Excel file is for."
          value={typed.name}
          error={nameError}
          maxLength={exportLimits.nameMaxLength}
          onChange={({ target }) => change('name', target.value)}
        />
        <Field
          id={`${id}-reference`}
          label={exportTexts.fields.reference}
          hint="Optional. For example, the case number your adviser gave you."
          value={typed.reference}
          error={referenceError}
          maxLength={exportLimits.referenceMaxLength}
          onChange={({ target }) => change('reference', target.value)}
        />
      </form>
      {hasFailed ? <PartFailure /> : null}
      {state.kind === 'failed' && isSaidBesideFields(fields, state.error) ? null : (
        <DownloadMessage state={state} />
      )}
    </Dialog>
  );
}

function ExportDialogActions(props: {
  readonly formId: string;
  readonly download: Download;
  readonly onClose: () => void;
}) {
  const { state, startButton, cancel } = props.download;
  const { kind } = state;
  return (
    <>
      {kind === 'busy' ? (
        <CancelButton variant="secondary" startButton={startButton} onCancel={cancel} />
      ) : (
        <Button variant="secondary" onClick={props.onClose}>
          {kind === 'saved' ? 'Done' : actions.cancel}
        </Button>
      )}
      <Button ref={startButton} type="submit" form={props.formId} busy={kind === 'busy'}>
        Download
      </Button>
    </>
  );
}

/** Null where the plan cannot be counted. */
async function calculationOf({ rows, extra, options }: Draft, thisMonth: Month) {
  const given: GivenPlan = {
    debts: countingRows(rows).map(debtOf),
    extraPayment: figure(extra),
    ...(options !== undefined && { options }),
  };
  const plain = plainDebts(given);
  const parts = plain === null ? await loadTermed() : null;
  const plan = plain === null ? parts?.planAt(given, thisMonth) : planOf(plain, given.extraPayment);
  const planned =
    plain === null
      ? parts?.plannedAt(given, thisMonth)
      : { debts: plain, options: {}, targetMonths: null };
  if (!plan || !planned) return null;
  return {
    ...planBody(planned),
    extra_payment: given.extraPayment,
    results: resultSummaries(plan, compareStrategies(plan)),
  };
}

function faultsOf(state: DownloadState): Readonly<Partial<Record<keyof typeof fields, string>>> {
  return state.kind === 'failed' ? refusalsOf(fields, state.error) : {};
}
