/** A password that staff choose for somebody, or have made up for them, to be read out or copied. */
import { useState } from 'react';
import { PasswordField } from '../../accounts/password-field.tsx';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { generatePassword } from './generate-password.ts';

export function NewPassword({
  id,
  password,
  error,
  onChange,
}: {
  readonly id: string;
  readonly password: string;
  readonly error: string | null;
  readonly onChange: (password: string) => void;
}) {
  const [generated, setGenerated] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    announce(text);
    setSaid(text);
  };
  const generate = (): void => {
    const made = generatePassword();
    setGenerated(made);
    setSaid('');
    announce('A new password is filled in.');
    onChange(made);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(password).then(
      () => say('Copied.'),
      () => say('It could not be copied. Select it and copy it yourself.'),
    );
  };
  return (
    <>
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        id={id}
        value={password}
        required
        error={error}
        autoComplete="new-password"
        onChange={({ target }) => onChange(target.value)}
      />
      {generated !== null && generated === password ? (
        <p>
          Generated: <code>{generated}</code>
        </p>
      ) : null}
      <div className="row">
        <Button
          variant="secondary"
          size="small"
          aria-label="Generate, new password"
          onClick={generate}
        >
          Generate
        </Button>
        {password === '' ? null : (
          <Button variant="secondary" size="small" aria-label="Copy, new password" onClick={copy}>
            Copy
          </Button>
        )}
        <span className="small muted">{said}</span>
      </div>
    </>
  );
}
