/** All that staff may know of one person, and what they can do for them. */
import type { AdminUser } from '@debt-payoff/contract/admin-users';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { currentPerson } from '../../session/person.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Section } from '../../ui/section.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { adminPaths } from '../admin-paths.ts';
import { AuditSection } from '../audit/audit-section.tsx';
import { FetchedRecord, MissingRecord, useRecordId } from '../lists/fetched-record.tsx';
import { useUserActs } from './use-user-acts.tsx';
import type { UserActKind } from './user-acts.ts';
import { UserForm } from './user-form.tsx';
import { UserGrants } from './user-grants.tsx';
import { UserDevices, UserMessages, UserPortfolios, UserSubscriptions } from './user-parts.tsx';
import { useUser } from './user-queries.ts';
import { UserStatusBadge } from './user-status.tsx';
import { factsOf, statusOf, userName, whyNotChanged } from './user-words.ts';

const texts = adminTexts.users;

const missing = (
  <MissingRecord
    title={texts.notFound}
    why="The address may be wrong, or the account was deleted long ago."
  />
);

export function UserDetail() {
  const id = useRecordId('userId');
  return (
    <div className="stack">
      <BackLink to={adminPaths.users} label="Users" />
      {id === null ? missing : <FetchedUser key={id} id={id} />}
    </div>
  );
}

function FetchedUser({ id }: { readonly id: number }) {
  return (
    <FetchedRecord title="User" result={useUser(id)} failed={texts.loadFailed} missing={missing}>
      {(user) => <UserPage user={user} />}
    </FetchedRecord>
  );
}

function UserPage({ user }: { readonly user: AdminUser }) {
  const refusal = whyNotChanged(user, currentPerson() === String(user.id));
  return (
    <div className="stack-8">
      <div className="row">
        <h1 className="h2 any-name" tabIndex={-1}>
          <TypedName name={userName(user)} />
        </h1>
        <UserStatusBadge user={user} />
      </div>
      {refusal === null ? <UserActions user={user} /> : <Banner kind="info" title={refusal} />}
      <div className="admin-columns">
        <div className="admin-column">
          <Section title="Account">
            <FactList facts={factsOf(user)} />
          </Section>
          <UserSubscriptions user={user} />
          <UserGrants user={user} canChange={refusal === null} />
          <UserPortfolios user={user} />
        </div>
        <div className="admin-column">
          {refusal === null ? <UserForm user={user} /> : <Notes user={user} />}
          <UserDevices user={user} />
          <UserMessages user={user} />
        </div>
      </div>
      <AuditSection about={{ user_id: user.id }} />
      {user.role === 'user' ? null : (
        <p>
          <Link to={`${adminPaths.audit}?${new URLSearchParams({ actor_id: `${user.id}` })}`}>
            What {userName(user)} did as staff
          </Link>
        </p>
      )}
    </div>
  );
}

function UserActions({ user }: { readonly user: AdminUser }) {
  const acts = useUserActs();
  const button = (label: string, kind: UserActKind) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${label}, ${userName(user)}`}
      onClick={() => acts.open(kind, user)}
    >
      {label}
    </Button>
  );
  return (
    <div className="row">
      {statusOf(user) === 'suspended'
        ? button(texts.activate, 'activate')
        : button(texts.suspend, 'suspend')}
      {button('Reset password', 'resetPassword')}
      {user.two_step_enabled ? button('Switch two-step off', 'removeTwoStep') : null}
      {button(navigationTexts.actions.delete, 'delete')}
      {acts.dialog}
    </div>
  );
}

function Notes({ user: { admin_notes: notes } }: { readonly user: AdminUser }) {
  return (
    <Section title="Staff notes">
      <p className="kept-lines">{notes ?? 'None.'}</p>
    </Section>
  );
}
