/** What the lender asks for each month, where that is not the monthly payment. */
import { formatPounds } from '@debt-payoff/contract/money';
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { DebtInputs } from './debt-inputs.tsx';
import { minimumRuleOf, minimumRules } from './terms-form.ts';

const texts = debtTermsFormTexts.minimum;

/** In pounds; the share is the same. */
const usualFloors = [25, 5] as const;

export function MinimumRuleFields({ of }: { readonly of: DebtInputs }) {
  const { form, field, edit } = of;
  const rule = minimumRuleOf(form.minimumRule);
  const hasShare = rule === 'percent' || rule === 'percentPlusInterest';
  return (
    <div className="wide minimum-rule">
      <SelectField
        {...field('minimumRule')}
        label={texts.label}
        options={[
          { value: '', label: texts.options.payment },
          ...minimumRules.map((value) => ({ value, label: texts.options[value] })),
        ]}
      />
      {rule === 'percentPlusInterest' ? (
        <div className="row">
          <span className="hint">{texts.presets}</span>
          {usualFloors.map((floor) => (
            <Button
              key={floor}
              variant="secondary"
              size="small"
              onClick={() => edit({ minimumPercent: '1', minimumFloor: String(floor) })}
            >
              {texts.preset(formatPounds(floor).replace(/\.00$/, ''))}
            </Button>
          ))}
        </div>
      ) : null}
      {hasShare ? (
        <Field
          {...field('minimumPercent')}
          label={texts.percent}
          unit="%"
          unitWords="of the balance"
        />
      ) : null}
      {hasShare || rule === 'fixed' ? (
        <Field {...field('minimumFloor')} label={hasShare ? texts.floor : texts.amount} unit="£" />
      ) : null}
    </div>
  );
}
