/** A tick, or one of several choices, with what it means under it. */
import { type ReactNode, useId } from 'react';

export function CheckInput(props: {
  readonly type?: 'checkbox' | 'radio';
  /** Of the choices that go together. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly isChecked: boolean;
  readonly className?: string;
  readonly onChange: (isChecked: boolean) => void;
}) {
  const { type = 'checkbox', name, className = 'check' } = props;
  const id = useId();
  return (
    <label className={className}>
      <input
        type={type}
        name={name}
        checked={props.isChecked}
        // The hint lies within the label, so that it can be pressed too, and is no part of the name.
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span>
        <span id={`${id}-label`}>{props.label}</span>
        <br />
        <span className="hint" id={`${id}-hint`}>
          {props.hint}
        </span>
      </span>
    </label>
  );
}
