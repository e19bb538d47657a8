/** The mails about accounts, and the facts that each needs. */
import { z } from 'zod';
import { defineMailKind } from '../mail/mail.ts';

const toUser = z.object({ userId: z.int() });

export const welcomeMail = defineMailKind({ name: 'welcome', payload: toUser });
export const confirmEmailMail = defineMailKind({ name: 'confirm_email', payload: toUser });

/** For an address that anybody may have typed: whether it has an account is found out when it is sent. */
export const passwordResetMail = defineMailKind({
  name: 'password_reset',
  payload: z.object({ email: z.string() }),
});

/** To the address that the account had when it happened. */
export const passwordChangedMail = defineMailKind({
  name: 'password_changed',
  payload: z.object({
    userId: z.int(),
    email: z.string(),
    hasTwoStepEnded: z.boolean().default(false),
  }),
});

const aboutChange = z.object({ changeId: z.int() });

export const confirmNewEmailMail = defineMailKind({
  name: 'confirm_new_email',
  payload: aboutChange,
});
export const emailChangeRequestedMail = defineMailKind({
  name: 'email_change_requested',
  payload: aboutChange,
});
export const emailChangedMail = defineMailKind({ name: 'email_switched', payload: aboutChange });

export const accountDeletedMail = defineMailKind({
  name: 'account_deleted',
  payload: z.object({ email: z.string(), isByStaff: z.boolean().default(false) }),
});

/** Of what staff did, to the address that the account had when it happened. */
const staffNotice = z.object({ userId: z.int(), email: z.string() });

export const passwordSetMail = defineMailKind({ name: 'password_set', payload: staffNotice });
export const twoStepRemovedMail = defineMailKind({
  name: 'two_step_removed',
  payload: staffNotice,
});
export const emailSetMail = defineMailKind({ name: 'email_set', payload: staffNotice });
export const emailReplacedMail = defineMailKind({ name: 'email_replaced', payload: staffNotice });
export const accountSuspendedMail = defineMailKind({
  name: 'account_suspended',
  payload: staffNotice,
});
export const accountActivatedMail = defineMailKind({
  name: 'account_activated',
  payload: staffNotice,
});

/** To everyone who has an account. */
export const announcementMail = defineMailKind({
  name: 'announcement',
  payload: z.object({ announcementId: z.int(), userId: z.int() }),
});
