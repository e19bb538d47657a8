/** What staff can do to a person: what is asked before, what is sent, and what is said of it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  activateUserCall,
  deleteUserCall,
  ListedUser,
  removeTwoStepCall,
  resetUserPasswordCall,
  suspendUserCall,
} from '@debt-payoff/contract/admin-users';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import type { ActDialogProps } from '../acts/act-dialog.tsx';
import { goesAlong } from './user-words.ts';

const texts = adminTexts.users;

/** The reason, or for a new password the password itself. */
export type ActInput = { readonly id: number; readonly reason: string; readonly password: string };

export type UserAct = Pick<ActDialogProps, 'title' | 'question' | 'confirm'> &
  Required<Pick<ActDialogProps, 'variant' | 'reason'>> & {
    /** What it means for the person. */
    readonly meaning: (user: ListedUser) => string;
    readonly failed: string;
    /** What is said afterwards; null where the server says it. */
    readonly said: string | null;
    readonly call: (input: ActInput) => Promise<{ readonly message: string }>;
  };

export type UserActKind = 'suspend' | 'activate' | 'resetPassword' | 'removeTwoStep' | 'delete';

export const userActs: Readonly<Record<UserActKind, UserAct>> = {
  suspend: {
    title: 'Suspend user',
    question: texts.confirmSuspend,
    meaning: () =>
      'They are signed out everywhere at once and told by email, without the reason. A subscription ends with the time they have paid for.',
    confirm: texts.suspend,
    variant: 'danger',
    reason: 'optional',
    failed: texts.suspendFailed,
    said: texts.suspended,
    call: ({ id, reason }) =>
      quietSignedInCall<typeof suspendUserCall>(adminAddresses.suspendUser, {
        params: { id },
        body: reason === '' ? {} : { reason },
      }),
  },
  activate: {
    title: 'Activate user',
    question: texts.confirmActivate,
    meaning: () => 'They can sign in again, and are told so by email.',
    confirm: texts.activate,
    variant: 'primary',
    reason: 'none',
    failed: texts.activateFailed,
    said: texts.activated,
    call: ({ id }) =>
      quietSignedInCall<typeof activateUserCall>(adminAddresses.activateUser, { params: { id } }),
  },
  resetPassword: {
    title: 'Reset password',
    question: texts.confirmPasswordReset,
    meaning: () =>
      'They are signed out everywhere and told by email that it was changed. The email does not hold the password: give it to them yourself.',
    confirm: 'Reset password',
    variant: 'primary',
    reason: 'none',
    failed: texts.resetFailed,
    said: texts.passwordReset,
    call: ({ id, password }) =>
      quietSignedInCall<typeof resetUserPasswordCall>(adminAddresses.resetPassword, {
        params: { id },
        body: { new_password: password },
      }),
  },
  removeTwoStep: {
    title: 'Switch two-step off',
    question: texts.confirmTwoStepRemoval,
    meaning: () =>
      'Only for somebody who lost their phone and has shown who they are. They are signed out everywhere, told by email, and sign in with their password alone from then on.',
    confirm: 'Switch off',
    variant: 'danger',
    reason: 'required',
    failed: texts.removeTwoStepFailed,
    said: null,
    call: ({ id, reason }) =>
      quietSignedInCall<typeof removeTwoStepCall>(adminAddresses.removeTwoStep, {
        params: { id },
        body: { reason },
      }),
  },
  delete: {
    title: 'Delete user',
    question: texts.confirmDelete,
    meaning: goesAlong,
    confirm: navigationTexts.actions.delete,
    variant: 'danger',
    reason: 'none',
    failed: texts.deleteFailed,
    said: texts.deleted,
    call: ({ id }) =>
      quietSignedInCall<typeof deleteUserCall>(adminAddresses.deleteUser, { params: { id } }),
  },
};
