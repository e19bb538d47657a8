/** Username and email address, to change. A new address asks who is there, and counts once it is confirmed. */

import { accountLimits } from '@debt-payoff/contract/account-limits';
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { type SubmitEvent, useEffect } from 'react';
import { focusOn, useFocusOnFault } from '../forms/focus.ts';
import { UnsentBanner } from '../forms/record-banners.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useLeaveQuestion } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { intoView } from '../ui/into-view.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ProofFields } from './proof-fields.tsx';
import { profileIds as ids, type ProfileFormOptions, useProfileForm } from './use-profile-form.ts';

const { actions } = navigationTexts;
const { form: texts } = profilePageTexts;

export function ProfileForm({
  user,
  onSaved,
  onCancel,
}: ProfileFormOptions & { readonly onCancel: () => void }) {
  const state = useProfileForm({ user, onSaved });
  const { typed, refused } = state;
  const { leave, question } = useLeaveQuestion(state.isChanged);
  useEffect(() => focusOn(ids.username), []);
  useFocusOnFault({ [ids.username]: refused.username, [ids.email]: refused.email });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    state.submit();
  };
  return (
    <>
      <form className="stack" noValidate onSubmit={submit}>
        {state.isFromBefore ? <UnsentBanner /> : null}
        {state.failure === null ? null : (
          <Banner ref={intoView} kind="danger" title={state.failure}>
            {state.isReplyLost ? texts.replyLost : undefined}
          </Banner>
        )}
        <ChangedElsewhere user={user} state={state} />
        <Field
          label={fieldNames.username}
          id={ids.username}
          value={typed.username}
          error={state.errorOf('username')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.usernameMaxLength}
          onChange={({ target }) => state.edit({ username: target.value })}
        />
        <Field
          label={fieldNames.email}
          id={ids.email}
          type="email"
          value={typed.email}
          error={state.errorOf('email')}
          hint={emailHint(user, state.isEmailChanged)}
          required
          autoComplete="email"
          onChange={({ target }) => state.edit({ email: target.value })}
        />
        {state.isEmailChanged ? (
          <ProofFields
            ids={ids}
            label={texts.currentPassword}
            hint={texts.passwordHint}
            proof={state.proof}
            needsCode={state.needsCode}
            errors={{
              password: state.errorOf('password'),
              code: state.errorOf('code'),
              other: null,
            }}
            onChange={state.prove}
          />
        ) : null}
        <div className="row">
          <Button type="submit" busy={state.isBusy}>
            {state.isBusy ? actions.saving : texts.save}
          </Button>
          <Button variant="quiet" onClick={() => leave(onCancel)} aria-disabled={state.isBusy}>
            {actions.cancel}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}

/** An address that nobody confirmed is told nothing: it may be a stranger's. */
function emailHint(
  { email, email_confirmed, pending_email }: AccountUser,
  isEmailChanged: boolean,
): string {
  const sentences = [
    isEmailChanged ? texts.countsOnceConfirmed(email) : undefined,
    email_confirmed ? texts.presentAddressIsTold : undefined,
    pending_email === null ? undefined : texts.replacesPending(pending_email),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
