/** The fields of a debt in a portfolio, for adding and editing alike. */
import { debtTypes, hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { kindHints } from '@debt-payoff/contract/rate-words';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useToday } from '../session/today.ts';
import { PartFailure } from '../ui/part-failure.tsx';
import { AutoPaymentInput } from './auto-payment-input.tsx';
import { type DebtForm, usualTerm } from './debt-form.ts';
import { DebtInput, DebtTypeInput } from './debt-inputs.tsx';
import type { DebtControls, DebtTerms } from './debt-terms.tsx';
import { paymentHint } from './payment-hint.ts';
import { rateKindOf } from './terms-form.ts';

type TermsProps = ComponentProps<typeof DebtTerms>;

/** Pages of portfolios have many dialogs, and few debts have terms. */
const LazyDebtTerms = lazy<ComponentType<TermsProps>>(async () => {
  const parts = await import('./debt-terms.tsx').catch(() => null);
  return { default: parts?.DebtTerms ?? (() => <PartFailure />) };
});

export function DebtFields({
  state,
  debt,
  hasTermField,
  kindOf,
  balanceNote,
}: {
  readonly state: DebtControls;
  /** As it is saved; null for a new one. */
  readonly debt: Debt | null;
  readonly hasTermField: boolean;
  /** The kind of rate that was last chosen for a type; blank where none was. */
  readonly kindOf: (type: string) => string;
  /** What another balance than the saved one means. */
  readonly balanceNote?: ReactNode;
}) {
  const { form, theirs, edit } = state;
  const today = useToday();
  const rateKind = rateKindOf(form.rateKind);
  const kindHint = rateKind === null ? undefined : kindHints[rateKind];
  const rateHint = theirs.interestRate ?? kindHint;
  return (
    <div className="debt-fields">
      <div className="wide">
        <DebtInput field="creditor" of={state} maxLength={calculatorLimits.creditorMaxLength} />
      </div>
      <DebtTypeInput
        of={state}
        options={debtTypes}
        onChoose={(type) =>
          edit({
            type,
            termMonths: termFor(type, form),
            ...(debt === null && form.rateKind === '' && { rateKind: kindOf(type) }),
          })
        }
      />
      <DebtInput field="balance" of={state} />
      <DebtInput
        field="interestRate"
        of={state}
        {...(rateHint !== undefined && { hint: rateHint })}
      />
      {hasTermField ? (
        <DebtInput
          field="termMonths"
          of={state}
          label={`${calculatorTexts.columns.term} (months)`}
          unitWords=""
        />
      ) : null}
      {balanceNote ? <div className="wide">{balanceNote}</div> : null}
      <div className="wide">
        <DebtInput
          field="monthlyPayment"
          of={state}
          hint={theirs.monthlyPayment ?? paymentHint(form, { saved: debt, today })}
        />
      </div>
      <Suspense>
        <LazyDebtTerms state={state} debt={debt} />
      </Suspense>
      <div className="wide stack">
        <AutoPaymentInput
          of={state}
          label="Auto-payment"
          hint="I pay this debt every month. The payment is ready to record on its day. No money moves from here."
        />
      </div>
    </div>
  );
}

/** The term of a loan that is saved is not lost when its type is corrected. */
function termFor(type: string, { termMonths }: DebtForm): string {
  return hasTerm(type) && termMonths.trim() !== '' ? termMonths : usualTerm(type);
}
