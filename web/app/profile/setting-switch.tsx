import { type ReactNode, useId } from 'react';

/** Its name is the label alone; what it means is read after it. */
export function SettingSwitch({
  label,
  isOn,
  isAvailable = true,
  onSwitch,
  children,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly isAvailable?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        disabled={!isAvailable}
        aria-describedby={hintId}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <div className="hint" id={hintId}>
          {children}
        </div>
      </div>
    </div>
  );
}
