/** The door of the development environment. It is apart from signing in to an account. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { accountLimits } from '@debt-payoff/contract/limits';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type SubmitEvent, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { pathBehindGate } from './gate-address.ts';
import { encodeCredentials, type GateCredentials, keepCredentials } from './gate-credentials.ts';
import { askEveryHost } from './gate-hosts.ts';

const texts = navigationTexts.developmentGate;

export function DevelopmentGate() {
  const [fields, setFields] = useState<GateCredentials>({
    username: accountLimits.developmentGateDefaultUsername,
    password: '',
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (changed: Partial<GateCredentials>): void => {
    setFields({ ...fields, ...changed });
    setFailure(null);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const found = await openGate(encodeCredentials(fields));
    if (found === null) return window.location.replace(pathBehindGate(window.location.search));
    setFailure(found);
    setIsBusy(false);
  };
  return (
    <div className="page lone-message gate">
      <h1 className="h2">{texts.title}</h1>
      <p className="muted">This site is for those who build it. Sign in to look around.</p>
      <form className="card stack" noValidate onSubmit={submit}>
        {failure === null ? null : <Banner kind="danger" title={failure} />}
        <Field
          label={fieldNames.username}
          value={fields.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ username: target.value })}
        />
        <Field
          label={fieldNames.password}
          type="password"
          value={fields.password}
          autoComplete="current-password"
          onChange={({ target }) => change({ password: target.value })}
        />
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </div>
  );
}

/** Gives what went wrong, or null where the gate is open. */
async function openGate(credentials: string): Promise<string | null> {
  const { method, path } = accountAddresses.verifyBasic;
  try {
    const response = await askEveryHost(path, {
      method,
      headers: { authorization: `Basic ${credentials}` },
    });
    if (!response.ok) return texts.invalidCredentials(response.status);
    keepCredentials(credentials);
    return null;
  } catch (error) {
    return texts.authenticationFailed(error instanceof Error ? error.message : String(error));
  }
}
