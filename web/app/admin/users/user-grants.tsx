/** Plans that were given for nothing: since when, why, by whom and until when; giving one, and taking it back. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { AdminGrant, AdminUser, withdrawGrantCall } from '@debt-payoff/contract/admin-users';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type ReactNode, useState } from 'react';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatShortDay } from '../../words/dates.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useAct } from '../acts/use-act.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { tierNames, userName } from './user-words.ts';

const texts = adminTexts.users;

export function UserGrants({
  user,
  canChange,
}: {
  readonly user: AdminUser;
  readonly canChange: boolean;
}) {
  const [open, setOpen] = useState<AdminGrant | 'new' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title="Grants" lead="Plans given free of charge.">
      <div className="admin-table">
        <Table
          caption="Grants, newest first"
          columns={columnsOf(canChange ? setOpen : null)}
          rows={user.grants}
          keyOf={({ id }) => id}
          empty={<p className="muted">No grants.</p>}
        />
      </div>
      {canChange ? (
        <Button variant="secondary" size="small" onClick={() => setOpen('new')}>
          Give a plan
        </Button>
      ) : null}
      {open === 'new' ? <GrantDialog user={user} onClose={close} /> : null}
      {open === null || open === 'new' ? null : (
        <WithdrawDialog user={user} grant={open} onClose={close} />
      )}
    </Section>
  );
}

function columnsOf(
  onWithdraw: ((grant: AdminGrant) => void) | null,
): readonly [Column<AdminGrant>, ...Column<AdminGrant>[]] {
  return [
    { label: 'Plan', cell: ({ tier }) => tierNames[tier] },
    { label: 'Reason', cell: ({ reason }) => reason },
    { label: 'Given', cell: givenWords },
    { label: 'Until', cell: untilWords },
    { label: 'State', cell: (grant) => <State grant={grant} onWithdraw={onWithdraw} /> },
  ];
}

function givenWords({ granted_at, granted_by }: AdminGrant): ReactNode {
  return (
    <>
      {formatShortDay(granted_at)}
      {granted_by === null ? null : <span className="under">by {granted_by.username}</span>}
    </>
  );
}

/** It ends with its last day, which is the moment before the next one. */
export function untilWords({ until }: Pick<AdminGrant, 'until'>): string {
  if (until === null) return 'Without end';
  return formatShortDay(new Date(Date.parse(until) - 1).toISOString());
}

function State({
  grant,
  onWithdraw,
}: {
  readonly grant: AdminGrant;
  readonly onWithdraw: ((grant: AdminGrant) => void) | null;
}) {
  if (grant.withdrawn_at !== null) return `Withdrawn ${formatShortDay(grant.withdrawn_at)}`;
  if (!grant.is_in_force) return 'Ended';
  if (onWithdraw === null) return 'In force';
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Withdraw, ${tierNames[grant.tier]} given ${formatShortDay(grant.granted_at)}`}
      onClick={() => onWithdraw(grant)}
    >
      Withdraw
    </Button>
  );
}

function WithdrawDialog({
  user,
  grant,
  onClose,
}: {
  readonly user: AdminUser;
  readonly grant: AdminGrant;
  readonly onClose: () => void;
}) {
  const { isBusy, failure, run } = useAct({
    call: (reason: string) =>
      quietSignedInCall<typeof withdrawGrantCall>(adminAddresses.withdrawGrant, {
        params: { id: user.id, grant_id: grant.id },
        body: reason === '' ? {} : { reason },
      }),
    failed: texts.withdrawFailed,
    said: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <ActDialog
      title="Withdraw grant"
      question={texts.confirmWithdrawal}
      about={`${userName(user)} loses ${tierNames[grant.tier]} at once, unless a subscription gives it too.`}
      confirm="Withdraw"
      variant="danger"
      reason="optional"
      isBusy={isBusy}
      failure={failure}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
