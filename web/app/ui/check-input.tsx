/** A tick, or one of several choices, with what it means under it. */
import { useId } from 'react';

export function CheckInput(props: {
  readonly type?: 'checkbox' | 'radio';
  /** Of the choices that go together. */
  readonly name?: string;
  readonly label: string;
  readonly hint: string;
  readonly isChecked: boolean;
  readonly className?: string;
  readonly onChange: (isChecked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className={props.className ?? 'check'}>
      <input
        type={props.type ?? 'checkbox'}
        name={props.name}
        checked={props.isChecked}
        // The hint lies within the label, so that it can be pressed too, and is no part of the name.
        aria-label={props.label}
        aria-describedby={id}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span>
        {props.label}
        <br />
        <span className="hint" id={id}>
          {props.hint}
        </span>
      </span>
    </label>
  );
}
