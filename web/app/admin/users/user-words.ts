/** What staff read about a person, in words. */
import type { AdminUser, ListedUser } from '@debt-payoff/contract/admin-users';
import { count } from '@debt-payoff/contract/counts';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPounds } from '@debt-payoff/contract/money';
import { plans, type TierName, tiers, unlimitedMarker } from '@debt-payoff/contract/plans';
import type { Role } from '@debt-payoff/contract/roles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { Fact } from '../../ui/fact-list.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { personName } from '../audit/audit-words.ts';

export const roleNames = {
  user: 'User',
  admin: 'Admin',
  super_admin: 'Super admin',
} as const satisfies Record<Role, string>;

export const tierNames: Readonly<Record<TierName, string>> = {
  free: plans.free.name,
  basic: plans.basic.name,
  premium: plans.premium.name,
};

export const tierOptions = tiers.map((value) => ({ value, label: tierNames[value] }));

export type UserStatus = 'active' | 'suspended' | 'deleted';

export const statusNames = {
  active: 'Active',
  suspended: 'Suspended',
  deleted: 'Deleted',
} as const satisfies Record<UserStatus, string>;

/** A deleted account may have been suspended before: that no longer matters. */
export function statusOf(
  user: Pick<ListedUser, 'account_deleted_at' | 'is_suspended'>,
): UserStatus {
  if (user.account_deleted_at !== null) return 'deleted';
  return user.is_suspended ? 'suspended' : 'active';
}

/** 'Former account 7' where nobody can be named any more. */
export const userName = (user: Pick<ListedUser, 'id' | 'username'>): string => personName(user);

export function limitWords(limit: number): string {
  return limit === unlimitedMarker ? 'Unlimited' : limit.toLocaleString('en-GB');
}

/** The rest of the sentence that begins with the name: what is deleted with the account. */
export function goesAlong(user: ListedUser): string {
  const { portfolios_count: portfolios, total_debts: debts, total_debt_amount: amount } = user;
  const parts = [
    ...(portfolios > 0 ? [count(portfolios, 'portfolio')] : []),
    ...(debts > 0 ? [`${count(debts, 'debt')} of ${formatPounds(amount)} in total`] : []),
    'all their payments, plans and settings',
  ];
  const subscription =
    user.subscription_tier === 'free' ? '' : ' A subscription they pay for ends at once.';
  return `With the account go ${joinWords(parts)}.${subscription}`;
}

/** Why the viewer is offered nothing to do; null where they may act. */
export function whyNotChanged(user: AdminUser, isOwn: boolean): string | null {
  if (user.account_deleted_at !== null) {
    return 'This account has been deleted. What is left of it can be read, but not changed.';
  }
  if (user.can_be_changed) return null;
  return isOwn ? adminTexts.users.notYourself : adminTexts.users.staffOnly;
}

const tierSources = {
  free: null,
  subscription: 'by subscription',
  grant: 'by grant',
} as const satisfies Record<AdminUser['tier_source'], string | null>;

export function factsOf(user: AdminUser): Fact[] {
  const source = tierSources[user.tier_source];
  const plan = tierNames[user.subscription_tier];
  const facts: readonly (Fact | null)[] = [
    { label: 'Id', figure: String(user.id) },
    { label: 'Email', figure: emailWords(user) },
    factOf('New email, waiting', user.pending_email),
    { label: 'Role', figure: roleNames[user.role] },
    { label: 'Plan', figure: source === null ? plan : `${plan}, ${source}` },
    factOf('Deleted', timeOf(user.account_deleted_at)),
    factOf('Suspended', timeOf(user.suspended_at)),
    factOf('Reason', user.suspended_reason),
    { label: 'Joined', figure: formatDayAndTime(user.created_at) },
    { label: 'Last sign-in', figure: lastSignIn(user) },
    { label: 'Failed sign-ins', figure: String(user.login_attempts) },
    { label: 'Two-step sign-in', figure: user.two_step_enabled ? 'On' : 'Off' },
    {
      label: 'Portfolios',
      figure: `${user.portfolios_count} (limit: ${limitWords(user.max_portfolios)})`,
    },
    {
      label: 'Open debts',
      figure: `${user.total_debts} (limit per portfolio: ${limitWords(user.max_debts_per_portfolio)})`,
    },
    { label: 'Total owed', figure: formatPounds(user.total_debt_amount) },
  ];
  return facts.filter((fact) => fact !== null);
}

function factOf(label: string, figure: string | null): Fact | null {
  return figure === null ? null : { label, figure };
}

function timeOf(instant: string | null): string | null {
  return instant === null ? null : formatDayAndTime(instant);
}

function emailWords({ email, email_confirmed }: AdminUser): string {
  if (email === null) return adminTexts.notAvailable;
  return `${email} (${email_confirmed ? 'confirmed' : 'not confirmed'})`;
}

function lastSignIn({ last_login_at, last_login_ip }: AdminUser): string {
  if (last_login_at === null) return 'Never';
  const from = last_login_ip === null ? '' : `, from ${last_login_ip}`;
  return `${formatDayAndTime(last_login_at)}${from}`;
}
