import { calculatorDebtTypes } from '@debt-payoff/contract/debt-types';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { keptTermsTexts } from '@debt-payoff/contract/texts/kept-terms';
import { useId, useState } from 'react';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { MonthField } from '../ui/month-field.tsx';
import { SelectField } from '../ui/select-field.tsx';

const { validation } = calculatorTexts;

export function Fields() {
  return (
    <div className="card grid max-w-form gap-4">
      <Field label="Creditor" placeholder="As on your statement" />
      <Field label="Balance" unit="£" hint="From your latest statement." defaultValue="4,150.00" />
      <Field label="Interest rate" unit="%" unitWords="percent a year" defaultValue="24.9" />
      <Field
        label="Monthly payment"
        unit="£"
        defaultValue="60.00"
        error={validation.paymentBelowInterest('£86.11')}
      />
      <Field label="Term" unitWords="months" disabled defaultValue="" />
      <FocusedFields />
    </div>
  );
}

/** As they look with the focus. */
function FocusedFields() {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-plain`}>Focused</label>
        <input className="input is-focus" id={`${id}-plain`} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-unit`}>Focused, with a unit</label>
        <div className="affix is-focus">
          <span aria-hidden="true">£</span>
          <input className="input" id={`${id}-unit`} defaultValue="10.00" />
        </div>
      </div>
    </>
  );
}

export function Choices() {
  return (
    <div className="card grid max-w-form gap-4">
      <SelectField label="Type" options={calculatorDebtTypes} placeholder="Choose" />
      <SelectField label="Type, chosen" options={calculatorDebtTypes} defaultValue="Overdraft" />
      <SelectField
        label="Type, missing"
        options={calculatorDebtTypes}
        placeholder="Choose"
        error={validation.typeRequired}
      />
      <SelectField label="Type, disabled" options={calculatorDebtTypes} disabled />
      <Months />
      <label className="check">
        <input type="checkbox" defaultChecked />
        <span>A box to tick</span>
      </label>
    </div>
  );
}

function Months() {
  const [month, setMonth] = useState('2028-06');
  const shared = { years: [2027, 2028, 2029], clearLabel: 'Clear the month', onChange: setMonth };
  return (
    <>
      <MonthField label="Month" value={month} {...shared} />
      <MonthField
        label="Month, half chosen"
        value="2028-"
        error={keptTermsTexts.goalIncomplete}
        {...shared}
      />
    </>
  );
}

export function Summary() {
  return (
    <div className="card grid max-w-form gap-4">
      <ErrorSummary
        title={validation.fixErrors}
        problems={[{ fieldId: 'dev-creditor', message: validation.creditorRequired }]}
        takesFocus={false}
      />
      <Field label="Creditor" id="dev-creditor" error={validation.creditorRequired} />
    </div>
  );
}
