/** A new password, behind a button that opens and closes the form. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { Section } from '../ui/section.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordSection({ user }: { readonly user: AccountUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const [success, setSuccess] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  return (
    <Section title="Password" lead="A change signs out every other device.">
      {success === null ? null : <Banner ref={intoView} kind="success" title={success} />}
      <Button
        variant="secondary"
        ref={toggle}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => {
          setSuccess(null);
          setIsOpen(!isOpen);
        }}
      >
        Change password
      </Button>
      <p className="small">
        <Link to={paths.forgotPassword}>{accountTexts.login.forgotPassword}</Link>
      </p>
      <div id={formId} hidden={!isOpen}>
        {isOpen ? (
          <PasswordForm
            user={user}
            onSaved={(message) => {
              flushSync(() => {
                setIsOpen(false);
                setSuccess(message);
              });
              toggle.current?.focus();
            }}
          />
        ) : null}
      </div>
    </Section>
  );
}
