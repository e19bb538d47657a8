/** What a row of the calculator says beyond its six fields: as one line, as fields, and as a hint. */
import { readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { blankTerms, type DebtForm } from '../debts/debt-form.ts';
import type { DebtInputs } from '../debts/debt-inputs.tsx';
import { KindHint } from '../debts/kind-hint.tsx';
import { MoreAboutDebt } from '../debts/more-about-debt.tsx';
import { focusOn } from '../forms/focus.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { debtTermsLine } from '../payoff-plan/terms-lines.ts';
import { Button } from '../ui/button.tsx';
import type { DraftActions } from './draft-actions.ts';
import { paymentHintId } from './form-fields.ts';
import { debtOf, type Row } from './rows.ts';
import { termedHints } from './termed-hints.ts';
import { typedRow, withTypedTerms } from './typed-terms.ts';
import { useTermedRules } from './use-termed-rules.ts';
import { noticeKind } from './usual-kinds.ts';

type RowTermsProps = { readonly row: Row; readonly actions: DraftActions };

export function RowTermsLine({ row, actions }: RowTermsProps) {
  const start = useThisMonth();
  useTermedRules(start, actions.change);
  const debt = debtOf(row);
  // While the rate cannot be read, nothing is said of when it changes.
  const words = Number.isNaN(debt.interestRate) ? '' : debtTermsLine(debt, start);
  return words === '' ? null : <span className="hint">{words}</span>;
}

export function RowTermsFields({ row, actions, of }: RowTermsProps & { readonly of: DebtInputs }) {
  const start = useThisMonth();
  useTermedRules(start, actions.change);
  const edit = useTypedEdit({ row, actions });
  if (readCalendarTerms(row.terms ?? {}) === null) {
    return (
      <Unreadable
        onRemove={() =>
          actions.edit(row.id, { ...blankTerms, terms: undefined, typedOneOffs: undefined })
        }
      />
    );
  }
  const form = typedRow(row);
  return (
    <MoreAboutDebt
      of={{
        ...of,
        form,
        field: (name) => ({
          ...of.field(name),
          value: form[name],
          onChange: ({ target }) => edit({ [name]: target.value }),
        }),
        edit,
      }}
      addedMonth={start}
    />
  );
}

/** In place of what is said of the payment of other rows. */
export function TermedRowHint({ row }: Pick<RowTermsProps, 'row'>) {
  const { sentences, isStuck } = termedHints(row, useThisMonth());
  if (sentences.length === 0) return null;
  return (
    <p className="hint wide">
      <span id={paymentHintId(row)}>{sentences.join(' ')}</span>
      {isStuck ? (
        <>
          {' '}
          <DebtHelpLink>Free advisers can help</DebtHelpLink>.
        </>
      ) : null}
    </p>
  );
}

export function RowKindHint({
  row,
  actions,
  moreId,
}: RowTermsProps & {
  /** Of what takes the focus when the button goes. */
  readonly moreId: string;
}) {
  const edit = useTypedEdit({ row, actions });
  return (
    <KindHint
      form={row}
      onUse={(rateKind) => {
        focusOn(moreId);
        edit({ rateKind });
      }}
    />
  );
}

function useTypedEdit({ row, actions }: RowTermsProps): (fields: Partial<DebtForm>) => void {
  const start = useThisMonth();
  return (fields) => {
    const { rateKind } = fields;
    if (rateKind !== undefined) noticeKind(row.type, rateKind);
    actions.editRow(row.id, (one) => {
      const { hasUsualKind, ...typed } = typedRow(one);
      const isKept = rateKind === undefined && hasUsualKind === true;
      return withTypedTerms({ ...typed, ...(isKept && { hasUsualKind }), ...fields }, start);
    });
  };
}

/** The browser may have stored anything. */
function Unreadable({ onRemove }: { readonly onRemove: () => void }) {
  return (
    <div className="wide stack">
      <p className="hint">{termsTexts.unreadable}</p>
      <Button variant="quiet" size="small" data-destroys="" onClick={onRemove}>
        {debtTermsFormTexts.clear}
      </Button>
    </div>
  );
}
