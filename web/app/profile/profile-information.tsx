/** Username, email address and since when: to read, and to change. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { Section } from '../ui/section.tsx';
import { formatDay } from '../words/dates.ts';
import { EmailConfirmation } from './email-confirmation.tsx';
import { ProfileForm } from './profile-form.tsx';
import { hasUnsentProfile } from './use-profile-form.ts';

export function ProfileInformation({ user }: { readonly user: AccountUser }) {
  const [isEditing, setIsEditing] = useState(() => hasUnsentProfile(user));
  const [success, setSuccess] = useState<string | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  /** What had the focus goes away, so the focus returns to where the form is opened. */
  const close = (message: string | null): void => {
    flushSync(() => {
      setIsEditing(false);
      setSuccess(message);
    });
    // What is said stands at the top, and is what people look for.
    editButton.current?.focus({ preventScroll: message !== null });
  };
  return (
    <Section title="Profile information">
      {success === null ? null : (
        <Banner key={success} ref={intoView} kind="success" title={success} />
      )}
      {isEditing ? (
        <ProfileForm user={user} onCancel={() => close(null)} onSaved={close} />
      ) : (
        <>
          <Facts user={user} />
          <EmailConfirmation user={user} onWithdrawn={close} />
          <Button
            variant="secondary"
            ref={editButton}
            onClick={() => {
              setSuccess(null);
              setIsEditing(true);
            }}
          >
            {navigationTexts.actions.edit} profile
          </Button>
        </>
      )}
    </Section>
  );
}

function Facts({ user }: { readonly user: AccountUser }) {
  return (
    <dl className="facts">
      <div>
        <dt>{fieldNames.username}</dt>
        <dd>{user.username}</dd>
      </div>
      <div>
        <dt>{fieldNames.email}</dt>
        <dd>{user.email}</dd>
      </div>
      <div>
        <dt>Member since</dt>
        <dd>{formatDay(user.created_at)}</dd>
      </div>
    </dl>
  );
}
