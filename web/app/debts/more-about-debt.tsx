/** What may be said of a debt beyond its six fields: the kind of its rate, its deals, its lender's rule, its place in a plan. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { debtTermsFormTexts as texts } from '@debt-payoff/contract/texts/debt-terms-form';
import { rateKinds } from '@debt-payoff/engine/terms';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CheckInput } from '../ui/check-input.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { UndoOffer } from '../ui/undo-offer.tsx';
import { blankTerms, hasTypedTerms, isBlankDebt, type TermForm } from './debt-form.ts';
import type { DebtInputs } from './debt-inputs.tsx';
import { MinimumRuleFields } from './minimum-rule-fields.tsx';
import { RateChangeFields } from './rate-change-fields.tsx';
import type { ChangeRules } from './rate-changes-form.ts';
import { rateKindOf } from './terms-form.ts';

export type TermInputsProps = {
  readonly of: DebtInputs;
  /** This month, or the one in which the debt was added: no change of its rate lies before it. */
  readonly addedMonth: ChangeRules['addedMonth'];
};

export function MoreAboutDebt({ of, addedMonth }: TermInputsProps) {
  const { form, field, edit } = of;
  const hasTerms = hasTypedTerms(form);
  /** What can be brought back until something else is typed in its place. */
  const [cleared, setCleared] = useState<TermForm | null>(null);
  const [timesCleared, setTimesCleared] = useState(0);
  // In a debt that is blank now, they were another's.
  if (cleared !== null && (hasTerms || isBlankDebt(form))) setCleared(null);
  return (
    <>
      <SelectField
        {...field('rateKind')}
        label={texts.kind.label}
        hint={field('rateKind').hint ?? (form.rateKind === '' ? texts.kind.hint : undefined)}
        placeholder={texts.kind.choose}
        options={rateKinds.map((value) => ({ value, label: texts.kind.options[value] }))}
      />
      {isHighCost(form.rateKind, form.interestRate) ? (
        <p className="hint wide">{texts.highCost}</p>
      ) : null}
      {/* What one change offers to undo goes with all of them. */}
      <RateChangeFields key={timesCleared} of={of} addedMonth={addedMonth} />
      <Field
        {...field('fee')}
        label={`${texts.fee.label} (optional)`}
        hint={field('fee').hint ?? texts.fee.hint}
        unit="£"
      />
      <MinimumRuleFields of={of} />
      <div className="wide stack">
        <CheckInput
          label={texts.priority}
          hint={
            form.type === 'Mortgage' ? debtTermTexts.priorityOfMortgage : debtTermTexts.priorityHint
          }
          isChecked={form.isPriority}
          onChange={(isPriority) => edit({ isPriority })}
        />
        <CheckInput
          label={texts.noExtra.label}
          hint={texts.noExtra.hint}
          isChecked={form.takesNoExtra}
          onChange={(takesNoExtra) => edit({ takesNoExtra })}
        />
      </div>
      <div className="wide">
        {hasTerms ? (
          <Button
            variant="quiet"
            size="small"
            data-destroys=""
            onClick={() => {
              setCleared(termsIn(form));
              setTimesCleared(timesCleared + 1);
              edit(blankTerms);
            }}
          >
            {texts.clear}
          </Button>
        ) : cleared === null ? null : (
          <UndoOffer
            gone={cleared}
            name={texts.clear}
            message={texts.cleared}
            isBack={texts.isBack}
            onUndo={() => {
              setCleared(null);
              edit(cleared);
            }}
            findFocus={() => document.getElementById(field('rateKind').id)}
          />
        )}
      </div>
    </>
  );
}

function termsIn(form: TermForm): TermForm {
  return {
    rateKind: form.rateKind,
    rateChanges: form.rateChanges,
    fee: form.fee,
    minimumRule: form.minimumRule,
    minimumFloor: form.minimumFloor,
    minimumPercent: form.minimumPercent,
    isPriority: form.isPriority,
    takesNoExtra: form.takesNoExtra,
  };
}

/** A rate that payday and short-term loans have; theirs are worked out in another way. */
function isHighCost(rateKind: string, interestRate: string): boolean {
  const kind = rateKindOf(rateKind);
  const rate = figureProblem('', interestRate, () => null, 'rate') === null;
  return kind === 'apr' && rate && (readFigure(interestRate, 'rate') ?? 0) > 100;
}
