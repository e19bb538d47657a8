/** What staff may change about a person, with the notes that only staff see. */
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import type { AdminUser } from '@debt-payoff/contract/admin-users';
import { roles } from '@debt-payoff/contract/roles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { UnsentBanner } from '../../forms/record-banners.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { intoView } from '../../ui/into-view.ts';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useUserForm } from './use-user-form.ts';
import { roleNames, tierOptions } from './user-words.ts';

const texts = adminTexts.users;
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

export function UserForm({ user }: { readonly user: AdminUser }) {
  const state = useUserForm(user);
  const isBusy = state.isBusy || state.isLoadingNewest;
  return (
    <Section title="Edit user">
      {state.isFromBefore ? <UnsentBanner /> : null}
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) state.submit();
        }}
      >
        {state.failure === null ? null : (
          <Banner ref={intoView} kind="danger" title={state.failure}>
            Nothing that you typed is lost.
          </Banner>
        )}
        {state.wasOutdated ? <Banner ref={intoView} kind="warning" title={texts.outdated} /> : null}
        {state.loadFailure === null ? null : <Banner kind="danger" title={state.loadFailure} />}
        <UserControls user={user} field={state.field} />
        <div className="row">
          <Button type="submit" busy={isBusy}>
            {isBusy ? navigationTexts.actions.saving : 'Save changes'}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function UserControls({
  user,
  field,
}: {
  readonly user: AdminUser;
  readonly field: ReturnType<typeof useUserForm>['field'];
}) {
  const { hint: otherRole, ...role } = field('role');
  const { hint: otherTier, ...tier } = field('tier');
  const { hint: otherEmail, ...email } = field('email');
  return (
    <>
      <Field
        label={fieldNames.username}
        required
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.usernameMaxLength}
        {...field('username')}
      />
      <Field
        label={fieldNames.email}
        required
        type="email"
        hint={otherEmail ?? 'A new address counts at once. Both addresses are told.'}
        {...email}
      />
      <SelectField
        label="Plan"
        options={tierOptions}
        {...tier}
        hint={otherTier ?? 'Another plan is given free of charge and without end.'}
      />
      <SelectField
        label="Role"
        options={roleOptions}
        disabled={!user.can_change_role}
        hint={user.can_change_role ? otherRole : texts.roleOnly}
        {...role}
      />
      <TextArea
        label="Staff notes"
        rows={4}
        maxLength={adminLimits.notesMaxLength}
        {...field('notes')}
      />
    </>
  );
}
