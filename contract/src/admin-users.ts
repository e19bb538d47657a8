/** People, as staff see and change them. */
import { z } from 'zod';
import { accountLimits } from './account-limits.ts';
import { tidyUsername, usernameProblem } from './account-rules.ts';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { adminSubscription } from './admin-subscriptions.ts';
import { defineCall } from './call.ts';
import { sortOrders, userListDefaults, userSortOptions } from './content-vocabulary.ts';
import { emailProblem, tidyEmail } from './email-rules.ts';
import { filterOf, pageQuery, pagination } from './pagination.ts';
import { tiers } from './plans.ts';
import { roles } from './roles.ts';
import { textField } from './schema-rules.ts';
import { reasonBody, requiredReason } from './staff-reasons.ts';
import { accountTexts } from './texts/accounts.ts';
import { adminTexts } from './texts/admin.ts';

const { profile } = accountTexts;

const listedUser = z.object({
  id: z.int(),
  /** Both are null for an account that was deleted more than 30 days ago. */
  username: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(roles),
  /** The tier in effect, whether bought or granted. */
  subscription_tier: z.enum(tiers),
  is_suspended: z.boolean(),
  suspended_at: z.iso.datetime().nullable(),
  suspended_reason: z.string().nullable(),
  account_deleted_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  last_login_at: z.iso.datetime().nullable(),
  last_login_ip: z.string().nullable(),
  login_attempts: z.int(),
  admin_notes: z.string().nullable(),
  portfolios_count: z.int(),
  /** Those that are not paid off. */
  total_debts: z.int(),
  total_debt_amount: z.number(),
  /** -1 stands for unlimited. */
  max_portfolios: z.int(),
  max_debts_per_portfolio: z.int(),
});
export type ListedUser = z.infer<typeof listedUser>;

const adminGrant = z.object({
  id: z.int(),
  tier: z.enum(tiers),
  reason: z.string(),
  /** Null: the product itself, the built-in staff, or somebody who has since left. */
  granted_by: z.object({ id: z.int(), username: z.string() }).nullable(),
  granted_at: z.iso.datetime(),
  /** Null: without end. */
  until: z.iso.datetime().nullable(),
  withdrawn_at: z.iso.datetime().nullable(),
  is_in_force: z.boolean(),
});
export type AdminGrant = z.infer<typeof adminGrant>;

const adminUser = listedUser.extend({
  /** Of what the form shows: sent back with it, so that an older form does not undo a newer change. */
  version: z.string(),
  email_confirmed: z.boolean(),
  pending_email: z.string().nullable(),
  two_step_enabled: z.boolean(),
  tier_source: z.enum(['free', 'subscription', 'grant']),
  portfolios: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      debts_count: z.int(),
      total_debt: z.number(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** Newest first. */
  subscriptions: z.array(adminSubscription.omit({ user: true })),
  /** Newest first, also those that have ended. */
  grants: z.array(adminGrant),
  /** Where they are signed in now. */
  devices: z.array(
    z.object({
      id: z.int(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
      ip_address: z.string().nullable(),
      device: z.string(),
      is_staff_session: z.boolean(),
    }),
  ),
  /** Whether the caller may act on them: an admin on users alone, nobody on themselves. */
  can_be_changed: z.boolean(),
  can_change_role: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

const userReply = { 200: z.object({ message: z.string(), user: adminUser }) } as const;
const id = z.coerce.number().int().min(1);
const params = z.object({ id });

export const listUsersCall = defineCall({
  ...adminAddresses.listUsers,
  access: 'admin',
  summary: 'Lists people with an account, and those who deleted theirs in the last 30 days',
  query: pageQuery({
    perPage: adminLimits.usersPerPage,
    perPageMax: adminLimits.usersPerPageMax,
  }).extend({
    /** In any part of the username or the address; a number is an id, too. */
    search: z.string().trim().max(adminLimits.searchMaxLength).default(''),
    subscription_tier: filterOf(tiers),
    is_suspended: z
      .union([z.literal('').transform(() => 'all' as const), z.enum(['true', 'false', 'all'])])
      .default(userListDefaults.isSuspended),
    is_deleted: z.enum(['true', 'false', 'all']).default('all'),
    role: filterOf(roles),
    sort_by: z.enum(userSortOptions).default(userListDefaults.sortBy),
    sort_order: z.enum(sortOrders).default(userListDefaults.sortOrder),
  }),
  replies: { 200: z.object({ users: z.array(listedUser), pagination }) },
});

export const getUserCall = defineCall({
  ...adminAddresses.getUser,
  access: 'admin',
  summary: 'Tells all that staff may know of one person; of a deleted account, what is left',
  params,
  replies: { 200: z.object({ user: adminUser }) },
});

export const updateUserCall = defineCall({
  ...adminAddresses.updateUser,
  access: 'admin',
  summary: 'Changes a person; what is left out, or as it was, stays as it is',
  params,
  body: z.object({
    username: textField(profile.usernameEmpty, usernameProblem).transform(tidyUsername).optional(),
    email: textField(profile.emailEmpty, emailProblem).transform(tidyEmail).optional(),
    subscription_tier: z.enum(tiers).optional(),
    role: z.enum(roles).optional(),
    admin_notes: z
      .string()
      .max(adminLimits.notesMaxLength, { error: adminTexts.notesTooLong })
      .nullable()
      .optional(),
    version: z.string().max(100).optional(),
  }),
  replies: userReply,
});

export const deleteUserCall = defineCall({
  ...adminAddresses.deleteUser,
  access: 'admin',
  summary: 'Deletes an account with all that hangs on it',
  params,
  replies: { 200: z.object({ message: z.string() }) },
});

export const suspendUserCall = defineCall({
  ...adminAddresses.suspendUser,
  access: 'admin',
  summary: 'Suspends an account: its sessions end, its subscription ends with its period',
  params,
  body: reasonBody,
  replies: userReply,
});

export const activateUserCall = defineCall({
  ...adminAddresses.activateUser,
  access: 'admin',
  summary: 'Opens a suspended account again',
  params,
  replies: userReply,
});

export const resetUserPasswordCall = defineCall({
  ...adminAddresses.resetPassword,
  access: 'admin',
  cost: 'password',
  summary: 'Sets a new password, ends all sessions and tells the person',
  params,
  body: z.object({
    new_password: z
      .string({ error: adminTexts.users.passwordTooShort })
      .min(accountLimits.adminResetPasswordMinLength, { error: adminTexts.users.passwordTooShort })
      .max(accountLimits.passwordMaxLength, { error: adminTexts.users.passwordTooLong }),
  }),
  replies: userReply,
});

export const removeTwoStepCall = defineCall({
  ...adminAddresses.removeTwoStep,
  access: 'admin',
  summary: 'Switches two-step sign-in off for somebody who lost their phone, and tells them',
  params,
  body: z.object({ reason: requiredReason }),
  replies: userReply,
});

export const grantTierCall = defineCall({
  ...adminAddresses.grantTier,
  access: 'admin',
  summary: 'Gives a paid tier for nothing, for a time or without end',
  params,
  body: z.object({
    tier: z.enum(['basic', 'premium']),
    reason: requiredReason,
    /** The last day, in London; null: without end. */
    until: z.iso
      .date()
      .refine((day) => day <= adminLimits.grantLastDayMax, {
        error: adminTexts.users.grantDayTooFar,
      })
      .nullable(),
  }),
  replies: userReply,
});

export const withdrawGrantCall = defineCall({
  ...adminAddresses.withdrawGrant,
  access: 'admin',
  summary: 'Takes a grant back',
  params: z.object({ id, grant_id: id }),
  body: reasonBody,
  replies: userReply,
});
