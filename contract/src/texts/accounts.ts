// The words of signing in, registering, resetting a password, the profile and the session.

import { accountLimits } from '../account-limits.ts';
import { accountLoadingTexts } from './account-loading.ts';
import { fieldNames, fieldTexts } from './fields.ts';
import { navigationTexts } from './navigation.ts';
import { sessionTexts } from './session.ts';

const { invalidEmail } = fieldTexts;
const allFieldsRequired = 'All fields are required';
const samePasswordAgain = 'Type the same password again';
const passwordsDiffer = 'Passwords do not match';
const passwordTooShort = fieldTexts.tooShort({
  field: fieldNames.password,
  minLength: accountLimits.passwordMinLength,
});

export const accountTexts = {
  needsScripts:
    'Signing in needs JavaScript. Switch it on in your browser, then reload the page. The articles and resources work without.',
  passwords: {
    show: 'Show',
    hide: 'Hide',
    password: 'password',
    isShown: 'The password is shown.',
    isHidden: 'The password is hidden.',
    strength: 'Password strength:',
    weak: 'weak',
    fair: 'fair',
    strong: 'strong',
    longer: 'A longer one is safer: three or four unrelated words work well.',
    common: 'This one is among the first that get guessed. Choose something of your own.',
    containsUsername: 'It contains your username, which others know.',
    moreVariety: 'Mix in other letters, numbers or signs.',
    good: 'Use it only here, and let your browser remember it.',
  },
  panel: {
    title: 'Plan the way out, month by month',
    strategies: 'Avalanche, snowball and custom strategies, compared to the penny',
    progress: 'Your debts in one place, with every payment counted',
    control: 'Your data is yours: download it or delete it at any time',
  },
  login: {
    pageTitle: navigationTexts.menu.signIn,
    title: 'Welcome back',
    lead: 'Sign in to see your debts and your plan.',
    noAccount: 'No account yet?',
    usernameOrEmail: 'Username or email',
    password: 'Password',
    submit: navigationTexts.menu.signIn,
    submitting: 'Signing in...',
    createAccount: 'Create one here',
    forgotPassword: 'Forgot your password?',
    invalidCredentials:
      'Invalid username or password. Please check your credentials and try again.',
    missingFields: `${navigationTexts.failures.requiredFields}.`,
    missing: {
      username: fieldTexts.required('Username or email'),
      password: fieldTexts.required(fieldNames.password),
    },
    tooManyAttempts: 'Too many login attempts. Please wait a moment before trying again.',
    serverError: 'Server error. Please try again later.',
    failed: 'Login failed. Please try again.',
    networkError: 'Network error. Please check your connection and try again.',
    unexpectedError: 'An unexpected error occurred. Please try again.',
  },
  signedIn: {
    title: 'You are signed in',
    lead: 'The page you wanted has not opened yet.',
    onward: 'Continue',
  },
  register: {
    pageTitle: 'Create Account',
    title: 'Create your account',
    lead: 'Save your debts and watch the balance come down.',
    haveAccount: 'Already have an account?',
    confirmation: 'Confirm password',
    emailHint: 'For emails about your account, such as a new password. We never sell it.',
    usernameHint: `At least ${accountLimits.usernameMinLength} characters. You can sign in with it.`,
    passwordHint: `At least ${accountLimits.passwordMinLength} characters.`,
    submit: 'Start My Debt-Free Journey',
    submitting: 'Creating Account...',
    signIn: 'Sign in here',
    freeToStart: 'Free to start',
    noCreditCard: 'No credit card needed',
    succeededLoggingIn: 'Registration successful! Logging you in...',
    succeededPleaseLogIn: 'Registration successful! Please log in to continue.',
    allFieldsRequired,
    missing: {
      username: fieldTexts.required(fieldNames.username),
      email: fieldTexts.required(fieldNames.email),
      password: fieldTexts.required(fieldNames.password),
      confirmation: samePasswordAgain,
    },
    usernameTooShort: fieldTexts.tooShort({
      field: fieldNames.username,
      minLength: accountLimits.usernameMinLength,
    }),
    usernameWithAt: 'Username cannot contain @',
    usernameTaken: 'This username is already in use. Please choose another.',
    emailTaken:
      'An account with this email address exists already. Sign in, or reset your password.',
    succeeded: 'Registration successful!',
    invalidEmail,
    passwordTooShort,
    passwordsDiffer,
    failed: 'Registration failed',
    mayBeMade:
      'Your account may have been created all the same. It is safe to press the button again.',
    mayBeTheirs: 'Your first try may have created it. If so, sign in with what you typed then.',
    networkError: navigationTexts.failures.network,
  },
  forgotPassword: {
    pageTitle: 'Forgot Password',
    title: 'Reset your password',
    lead: 'Enter the email address of your account, and we will send you a link to choose a new password.',
    submit: 'Send Reset Link',
    submitting: 'Sending...',
    openLink: 'Open the reset link',
    localOnly: 'Mail is not sent in this environment.',
    backToSignIn: 'Back to Sign In',
    backToProfile: 'Back to your profile',
    sent: 'If an account with that email exists, a reset link is on its way. It works for one hour.',
    invalidEmail,
    failed: 'Failed to send reset email',
    networkError: navigationTexts.failures.network,
  },
  resetPassword: {
    pageTitle: 'Reset Password',
    title: 'Choose a new password',
    forAccount: (email: string) => `For the account of ${email}.`,
    signsOut:
      'You are signed in on this browser. Choosing a new password signs you out here, even if the link is for another account.',
    newPassword: 'New password',
    confirmation: 'Confirm password',
    verifying: 'Checking your reset link...',
    submit: 'Reset Password',
    submitting: 'Resetting...',
    askAgain: 'Ask for a new link',
    usedExplained:
      'This link was used or has expired. If you chose a new password with it, sign in with that.',
    uncheckedExplained: 'We could not check the link. It may still work.',
    missingExplained: 'Open the link in our email again, or ask for a new one.',
    invalidLink: 'Invalid Reset Link',
    allFieldsRequired,
    missing: {
      password: fieldTexts.required(fieldNames.newPassword),
      confirmation: samePasswordAgain,
    },
    passwordTooShort,
    passwordsDiffer,
    invalidToken: 'Invalid or expired reset token',
    tokenCheckFailed: 'Failed to verify reset token',
    noToken: 'No reset token provided',
    succeeded: 'Your password has been reset. Please sign in with the new one.',
    failed: 'Failed to reset password',
    mayBeSet:
      'Your new password may be set already. Try to sign in with it, or press the button again.',
    networkError: navigationTexts.failures.network,
  },
  profile: {
    title: 'Account Settings',
    usernameEmpty: fieldTexts.empty(fieldNames.username),
    emailEmpty: fieldTexts.empty(fieldNames.email),
    invalidEmail,
    newPasswordsDiffer: 'New passwords do not match',
    newPasswordTooShort: fieldTexts.tooShort({
      field: fieldNames.newPassword,
      minLength: accountLimits.profilePasswordMinLength,
    }),
    ...accountLoadingTexts,
    updateFailed: 'Failed to update profile',
    updateNetworkError: 'Network error updating profile',
    updated: 'Your profile has been updated.',
    passwordChanged: 'Your password has been changed. Other devices have been signed out.',
    currentPasswordRequired: 'Current password is required to set a new one',
    passwordForEmailRequired: 'Current password is required to change your email address',
    emailChangeStarted: (email: string) =>
      `We have sent a link to ${email}. Your email address changes when you open it.`,
    /** True also where the change was confirmed a moment before. */
    emailChangeWithdrawn: (email: string) => `Your email address is ${email}.`,
    newPasswordRequired: 'New password is required',
    currentPasswordWrong: 'Current password is incorrect',
    recordAutomatically: 'Record my scheduled payments automatically',
  },
  email: {
    confirmTitle: 'Confirm Email',
    confirmLead: 'Press the button to confirm that this email address is yours.',
    confirm: 'Confirm my email address',
    confirming: 'Confirming...',
    revertTitle: 'Undo Email Change',
    revertLead:
      'The email address of your account was changed. If that was not you, press the button: we restore your previous address and sign out all devices.',
    revert: 'Undo the change',
    reverting: 'Undoing...',
    choosePassword: 'Choose a new password',
    failed: 'That did not work. Please try again.',
    mayBeDone: 'It may have gone through. It is safe to press the button again.',
    /** Beneath the reason why a link no longer works; each has to hold whether or not it was used. */
    confirmUseless: 'If you have already confirmed your address, there is nothing more to do.',
    revertUseless:
      'If you have already undone the change, choose a new password now. We can email you a link for that.',
    cancelUseless:
      'If you have already stopped the change, your address stays as it is. If it has gone through, undo it with the link in our later email. If you did not ask for it, choose a new password.',
    confirmed: 'Your email address is confirmed.',
    switched: 'Your new email address is confirmed and now in use.',
    cancelTitle: 'Stop Email Change',
    cancelLead:
      'Somebody asked to change the email address of your account. If that was not you, press the button: your address stays as it is.',
    cancel: 'Keep my address',
    cancelling: 'Stopping...',
    cancelled:
      'Your email address stays as it is. If you did not ask for this, choose a new password now: the person who did knows yours.',
    noLongerPending: 'This change was stopped, or replaced by a newer one.',
    addressTaken: 'This address belongs to another account now.',
    alreadyConfirmed: 'Your email address is confirmed already.',
    confirmationSent: 'We have sent the confirmation link again.',
    reverted: 'Your email address is changed back. Please choose a new password now.',
    invalidLink: 'This link is invalid, used or expired.',
  },
  twoStep: {
    title: 'One more step',
    lead: 'Your account has two-step sign-in.',
    code: '6-digit code',
    codeHint: 'From your authenticator app.',
    recoveryCode: 'Recovery code',
    recoveryCodeHint: 'One of the codes that you kept when you set this up. Each works once.',
    useRecoveryCode: 'Use a recovery code instead',
    useApp: 'Use the authenticator app instead',
    back: 'Back',
    codeRequired: 'Enter the code from your authenticator app.',
    codeInvalid: 'That code is not right. Enter the newest code from your authenticator app.',
    recoveryCodeRequired: 'Enter one of your recovery codes.',
    recoveryCodeInvalid:
      'That recovery code is not right, or has already been used. Try another, or use your authenticator app.',
    alreadyOn: 'Two-step sign-in is already on.',
    notOn: 'Two-step sign-in is not on.',
    notStarted: 'Start the set-up first.',
    needsConfirmedEmail:
      'Confirm your email address first. Without it nobody could help you back in.',
    stopped: 'Two-step sign-in is off.',
  },
  deletion: {
    done: 'Your account and your data have been deleted.',
    unknown:
      'We could not check whether your account was deleted. Try to sign in: if you cannot, it is gone.',
  },
  gate: {
    opened: 'The development environment is open.',
    closed: 'The development environment is closed.',
  },
  session: {
    ...sessionTexts,
    loggedOut: 'You are signed out.',
    ended: 'That device is signed out.',
    othersEnded: 'All other devices are signed out.',
    othersAndLinksEnded: 'All other devices are signed out, and your calendar links have ended.',
  },
} as const;
