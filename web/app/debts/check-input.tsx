/** A tick, with what it means under it. */
export function CheckInput(props: {
  readonly label: string;
  readonly hint: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={props.isChecked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span>
        {props.label}
        <br />
        <span className="hint">{props.hint}</span>
      </span>
    </label>
  );
}
