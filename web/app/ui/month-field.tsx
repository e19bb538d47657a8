/** A month of the calendar in two choices: not every browser has a field for months. */
import { monthNames } from '@debt-payoff/contract/months';
import { useId } from 'react';
import { Button } from './button.tsx';
import { describedBy, FieldError, invalidOf } from './field.tsx';

type MonthFieldProps = {
  readonly label: string;
  /** 'YYYY-MM'; one part alone while the other is still to be chosen, or nothing. */
  readonly value: string;
  readonly years: readonly number[];
  /** What the button is called that takes the choice back. */
  readonly clearLabel: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
};

export function MonthField(props: MonthFieldProps) {
  const { label, value, hint, required, onChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const error = props.error ?? null;
  const [year = '', month = ''] = value.split('-');
  const change = (next: { readonly year?: string; readonly month?: string }): void =>
    onChange(joined({ year, month, ...next }));
  const shared = {
    className: 'input',
    required,
    'aria-invalid': invalidOf({ hasError: error !== null, required }),
    'aria-describedby': describedBy(id, { hint, hasError: error !== null }),
  };
  return (
    // No group: the name of each part says all of it.
    <div className={`field month-field${error === null ? '' : ' has-error'}`}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error === null ? null : <FieldError id={`${id}-error`} message={error} />}
      <div className="month-parts">
        <select
          {...shared}
          id={id}
          aria-label={`${label}, month`}
          value={month}
          onChange={({ target }) => change({ month: target.value })}
        >
          <option value="">Month</option>
          {monthNames.map((name, at) => (
            <option key={name} value={String(at + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <select
          {...shared}
          aria-label={`${label}, year`}
          value={year}
          onChange={({ target }) => change({ year: target.value })}
        >
          <option value="">Year</option>
          {yearsWith(props.years, year).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        {value === '' ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={props.clearLabel}
            onClick={() => {
              // The button goes, and the focus must not go with it.
              document.getElementById(id)?.focus();
              onChange('');
            }}
          >
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

function joined({ year, month }: { readonly year: string; readonly month: string }): string {
  return year === '' && month === '' ? '' : `${year}-${month}`;
}

/** One that was chosen before stays to be seen. */
function yearsWith(years: readonly number[], chosen: string): readonly string[] {
  const shown = years.map(String);
  return chosen === '' || shown.includes(chosen) ? shown : [chosen, ...shown];
}
