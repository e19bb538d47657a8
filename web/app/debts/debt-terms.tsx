/** 'More about this debt' in the dialog of a saved debt, or of one that is to be saved. */
import { monthOf } from '@debt-payoff/contract/months';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { focusOn } from '../forms/focus.ts';
import type { FormControls } from '../forms/use-record-form.ts';
import { useToday } from '../session/today.ts';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { type DebtField, type DebtForm, rateFigure } from './debt-form.ts';
import { savedTermsWords } from './debt-terms-line.tsx';
import { KindHint } from './kind-hint.tsx';
import { MoreAbout } from './more-about.tsx';
import { MoreAboutDebt } from './more-about-debt.tsx';
import { debtFields, standingOf } from './saved-debt.ts';
import { termsOf } from './terms-form.ts';

/** Few debts have a later rate. */
const LazyLaterRateHint = lazyNotice(
  async () => (await import('./later-rate-hint.tsx')).LaterRateHint,
);

/** With how often it was tried to send the form. */
export type DebtControls = FormControls<DebtField, DebtForm> & { readonly attempt: number };

export function DebtTerms({
  state,
  debt,
}: {
  readonly state: DebtControls;
  /** As it is saved; null for a new one. */
  readonly debt: Debt | null;
}) {
  const { form, field, edit, idOf } = state;
  const thisMonth = monthOf(useToday());
  const { addedMonth } = standingOf(debt, thisMonth);
  const moreId = idOf('rateKind').replace(/rateKind$/, 'more');
  const { rateChanges = [], ...terms } = termsOf(form, { addedMonth });
  const ahead = rateChanges.filter(({ lastMonth }) => lastMonth >= thisMonth);
  const rate = rateFigure(form.interestRate);
  const words = Number.isNaN(rate)
    ? ''
    : savedTermsWords({ terms: { ...terms, rateChanges: ahead }, rate }, thisMonth);
  return (
    <MoreAbout
      id={moreId}
      line={words === '' ? null : <span className="hint">{words}</span>}
      attempt={state.attempt}
      hasProblems={termFields.some((name) => Boolean(field(name).error ?? field(name).hint))}
      fields={<MoreAboutDebt of={state} addedMonth={addedMonth} />}
    >
      {ahead.length > 0 ? <LazyLaterRateHint {...{ form, addedMonth, thisMonth }} /> : null}
      <KindHint
        form={form}
        onUse={(rateKind) => {
          // The button goes, and the focus must not go with it.
          focusOn(moreId);
          edit({ rateKind });
        }}
      />
    </MoreAbout>
  );
}

const ofEveryDebt: readonly DebtField[] = [
  ...(['creditor', 'type', 'balance', 'interestRate'] as const),
  ...(['monthlyPayment', 'termMonths', 'paymentDay'] as const),
];

/** The keys of the record itself. */
const termFields = (Object.keys(debtFields) as DebtField[]).filter(
  (name) => !ofEveryDebt.includes(name),
);
