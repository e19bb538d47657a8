/** Accounts: registering, signing in and out, passwords, the profile, devices, two-step sign-in, one's own data. */
import { z } from 'zod';
import { accountAddresses } from './account-addresses.ts';
import { accountLimits } from './account-limits.ts';
import {
  changedPasswordProblem,
  passwordProblem,
  tidyUsername,
  usernameProblem,
} from './account-rules.ts';
import { defineCall } from './call.ts';
import { emailProblem, tidyEmail } from './email-rules.ts';
import { tiers } from './plans.ts';
import { roles } from './roles.ts';
import { held, textField } from './schema-rules.ts';
import { accountTexts } from './texts/accounts.ts';

const { register, resetPassword, login, forgotPassword, profile, twoStep } = accountTexts;

const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  role: z.enum(roles),
  subscription_tier: z.enum(tiers),
  email_confirmed: z.boolean(),
  /** The address that is to take the place of `email` once it is confirmed. */
  pending_email: z.string().nullable(),
  two_step_enabled: z.boolean(),
  /** Changes with username and address: what a form sends along, so that it does not undo a newer change. */
  version: z.int(),
});
export type AccountUser = z.infer<typeof user>;

const message = z.object({ message: z.string() });

/** Token replies carry the server's time, so that a device with a wrong clock is not signed out. */
const tokenReply = z.object({ access_token: z.string(), server_time: z.iso.datetime() });

const username = textField(register.allFieldsRequired, usernameProblem).transform(tidyUsername);
const email = textField(register.allFieldsRequired, emailProblem).transform(tidyEmail);
const given = z
  .string({ error: register.allFieldsRequired })
  .min(1, { error: register.allFieldsRequired, abort: true });
const notBlank = given.refine((text) => text.trim() !== '', { error: register.allFieldsRequired });
const newPassword = given.check(held(passwordProblem));
const ownPassword = z
  .string({ error: login.missingFields })
  .min(1, { error: login.missingFields })
  .max(accountLimits.passwordMaxLength, { error: login.invalidCredentials });
const totp = z
  .string({ error: twoStep.codeRequired })
  .max(64, { error: twoStep.codeInvalid })
  .optional();

const credentials = z.object(
  {
    username: z
      .string({ error: login.missingFields })
      .trim()
      .min(1, { error: login.missingFields })
      .max(accountLimits.loginMaxLength, { error: login.invalidCredentials }),
    password: ownPassword,
    totp,
  },
  { error: login.missingFields },
);

export const loginCall = defineCall({
  ...accountAddresses.login,
  access: 'public',
  cost: 'password',
  summary: 'Signs in with a username or email address and a password',
  body: credentials,
  replies: { 200: tokenReply.extend({ user }) },
});

export const adminLoginCall = defineCall({
  ...accountAddresses.adminLogin,
  access: 'public',
  passesGates: ['staff'],
  cost: 'password',
  summary: 'Signs staff in to the admin area',
  body: credentials,
  replies: { 200: tokenReply.extend({ user }) },
});

export const registerCall = defineCall({
  ...accountAddresses.register,
  access: 'public',
  cost: 'password',
  summary: 'Makes an account',
  // In the order of the form: first whether anything is missing, then what is wrong with each.
  body: z
    .object(
      { username: notBlank, email: notBlank, password: given },
      { error: register.allFieldsRequired },
    )
    .pipe(z.object({ username, email, password: newPassword })),
  replies: { 201: message.extend({ user }) },
});

export const refreshCall = defineCall({
  ...accountAddresses.refresh,
  access: 'public',
  passesGates: ['staff'],
  summary: 'Gives a new access token for the refresh cookie',
  replies: { 200: tokenReply },
});

export const logoutCall = defineCall({
  ...accountAddresses.logout,
  access: 'public',
  passesGates: ['staff'],
  summary: 'Ends the session of this device',
  replies: { 200: message },
});

export const verifyCall = defineCall({
  ...accountAddresses.verify,
  access: 'user',
  summary: 'Tells whose token this is',
  replies: {
    200: z.object({ user, is_staff_session: z.boolean(), server_time: z.iso.datetime() }),
  },
});

export const forgotPasswordCall = defineCall({
  ...accountAddresses.forgotPassword,
  access: 'public',
  summary: 'Sends a link to reset the password',
  body: z.object(
    { email: textField(forgotPassword.invalidEmail, emailProblem).transform(tidyEmail) },
    { error: forgotPassword.invalidEmail },
  ),
  replies: { 200: message.extend({ reset_url: z.string().optional() }) },
});

const token = z
  .string({ error: resetPassword.noToken })
  .trim()
  .min(1, { error: resetPassword.noToken })
  .max(200, { error: resetPassword.invalidToken });

export const verifyResetTokenCall = defineCall({
  ...accountAddresses.verifyResetToken,
  access: 'public',
  summary: 'Tells for whom a reset link is',
  body: z.object({ token }, { error: resetPassword.noToken }),
  replies: { 200: z.object({ email: z.string() }) },
});

export const resetPasswordCall = defineCall({
  ...accountAddresses.resetPassword,
  access: 'public',
  cost: 'password',
  summary: 'Sets a new password by a reset link',
  body: z.object({ token, new_password: newPassword }, { error: resetPassword.allFieldsRequired }),
  replies: { 200: message },
});

export const updateProfileCall = defineCall({
  ...accountAddresses.updateProfile,
  access: 'user',
  summary: 'Changes username, email address or password; what is left out stays as it is',
  body: z
    .object({
      username: textField(profile.usernameEmpty, usernameProblem)
        .transform(tidyUsername)
        .optional(),
      email: textField(profile.emailEmpty, emailProblem).transform(tidyEmail).optional(),
      current_password: z.string().max(accountLimits.passwordMaxLength).optional(),
      totp,
      version: z.int().optional(),
      new_password: z
        .string()
        .optional()
        .check((context) => {
          const problem = context.value ? changedPasswordProblem(context.value) : null;
          if (problem !== null) {
            context.issues.push({ code: 'custom', message: problem, input: context.value });
          }
        }),
    })
    .refine(({ current_password, new_password }) => !new_password || Boolean(current_password), {
      path: ['current_password'],
      error: profile.currentPasswordRequired,
    }),
  replies: { 200: message.extend({ user }) },
});

const linkToken = z.object({ token }, { error: accountTexts.email.invalidLink });

export const confirmEmailCall = defineCall({
  ...accountAddresses.confirmEmail,
  access: 'public',
  summary: 'Confirms an email address by the link that was mailed to it',
  body: linkToken,
  replies: { 200: message },
});

export const resendConfirmationCall = defineCall({
  ...accountAddresses.resendConfirmation,
  access: 'user',
  summary: 'Mails the confirmation link again',
  replies: { 200: message },
});

export const withdrawEmailChangeCall = defineCall({
  ...accountAddresses.withdrawEmailChange,
  access: 'user',
  summary: 'Withdraws a change of the email address that is not confirmed yet',
  replies: { 200: message.extend({ user }) },
});

export const cancelEmailChangeCall = defineCall({
  ...accountAddresses.cancelEmailChange,
  access: 'public',
  summary: 'Stops a change of the email address by the link that was mailed to the present one',
  body: linkToken,
  replies: { 200: message },
});

export const revertEmailCall = defineCall({
  ...accountAddresses.revertEmail,
  access: 'public',
  cost: 'password',
  summary: 'Undoes a change of the email address by the link that was mailed to the old one',
  body: linkToken,
  replies: { 200: message.extend({ reset_url: z.string() }) },
});

const device = z.object({
  id: z.int(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  ip_address: z.string().nullable(),
  device: z.string(),
  is_staff_session: z.boolean(),
  is_current: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const listSessionsCall = defineCall({
  ...accountAddresses.listSessions,
  access: 'user',
  summary: 'Lists the devices that are signed in',
  replies: { 200: z.object({ sessions: z.array(device) }) },
});

export const endSessionCall = defineCall({
  ...accountAddresses.endSession,
  access: 'user',
  summary: 'Signs one device out',
  params: z.object({ id: z.coerce.number().int().positive() }),
  replies: { 200: message },
});

export const endOtherSessionsCall = defineCall({
  ...accountAddresses.endOtherSessions,
  access: 'user',
  summary: 'Signs all other devices out, and ends the calendar links where that is wanted',
  query: z.object({ calendar_links: z.enum(['keep', 'end']).default('keep') }),
  replies: { 200: message },
});

export const startTwoStepCall = defineCall({
  ...accountAddresses.startTwoStep,
  access: 'user',
  summary: 'Begins to set up two-step sign-in',
  body: z.object({ password: ownPassword }, { error: login.missingFields }),
  replies: {
    200: z.object({ secret: z.string(), otpauth_url: z.string(), qr_code: z.string() }),
  },
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmTwoStepCall = defineCall({
  ...accountAddresses.confirmTwoStep,
  access: 'user',
  summary: 'Switches two-step sign-in on by a first code',
  body: z.object({ totp: totp.unwrap() }, { error: twoStep.codeRequired }),
  replies: { 200: recoveryCodes },
});

const proof = z.object({ password: ownPassword, totp }, { error: login.missingFields });

export const stopTwoStepCall = defineCall({
  ...accountAddresses.stopTwoStep,
  access: 'user',
  summary: 'Switches two-step sign-in off',
  body: proof,
  replies: { 200: message },
});

export const renewRecoveryCodesCall = defineCall({
  ...accountAddresses.renewRecoveryCodes,
  access: 'user',
  summary: 'Gives new recovery codes; the old ones stop working',
  body: proof,
  replies: { 200: recoveryCodes },
});

export const downloadDataCall = defineCall({
  ...accountAddresses.downloadData,
  access: 'user',
  summary: 'Everything that is stored about the caller, as one JSON file',
});

export const deleteAccountCall = defineCall({
  ...accountAddresses.deleteAccount,
  access: 'user',
  summary: "Deletes the caller's account and data",
  body: proof,
  replies: { 200: message },
});

export const verifyBasicCall = defineCall({
  ...accountAddresses.verifyBasic,
  access: 'public',
  passesGates: ['development'],
  summary: 'Opens the development environment',
  replies: { 200: message.extend({ username: z.string() }) },
});

export const leaveGateCall = defineCall({
  ...accountAddresses.leaveGate,
  access: 'public',
  passesGates: ['development'],
  summary: 'Closes the development environment again',
  replies: { 200: message },
});
