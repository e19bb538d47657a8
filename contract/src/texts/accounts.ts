// The words of signing in, registering, resetting a password, the profile and the session.

import { accountLimits } from '../limits.ts';
import { fieldNames, fieldTexts } from './fields.ts';
import { navigationTexts } from './navigation.ts';

const invalidEmail = 'Please enter a valid email address';
const allFieldsRequired = 'All fields are required';
const passwordsDiffer = 'Passwords do not match';
const passwordTooShort = fieldTexts.tooShort({
  field: fieldNames.password,
  minLength: accountLimits.passwordMinLength,
});

export const accountTexts = {
  login: {
    usernameOrEmail: 'Username or email',
    submit: navigationTexts.menu.signIn,
    submitting: 'Signing in...',
    createAccount: 'Create one here',
    forgotPassword: 'Forgot your password?',
    invalidCredentials:
      'Invalid username or password. Please check your credentials and try again.',
    missingFields: `${navigationTexts.failures.requiredFields}.`,
    tooManyAttempts: 'Too many login attempts. Please wait a moment before trying again.',
    serverError: 'Server error. Please try again later.',
    failed: 'Login failed. Please try again.',
    networkError: 'Network error. Please check your connection and try again.',
    unexpectedError: 'An unexpected error occurred. Please try again.',
  },
  register: {
    submit: 'Start My Debt-Free Journey',
    submitting: 'Creating Account...',
    signIn: 'Sign in here',
    freeToStart: 'Free to start',
    noCreditCard: 'No credit card needed',
    succeededLoggingIn: 'Registration successful! Logging you in...',
    succeededPleaseLogIn: 'Registration successful! Please log in to continue.',
    allFieldsRequired,
    usernameTooShort: fieldTexts.tooShort({
      field: fieldNames.username,
      minLength: accountLimits.usernameMinLength,
    }),
    invalidEmail,
    passwordTooShort,
    passwordsDiffer,
    failed: 'Registration failed',
    networkError: navigationTexts.failures.network,
  },
  forgotPassword: {
    submit: 'Send Reset Link',
    backToSignIn: 'Back to Sign In',
    invalidEmail,
    failed: 'Failed to send reset email',
    networkError: navigationTexts.failures.network,
  },
  resetPassword: {
    invalidLink: 'Invalid Reset Link',
    allFieldsRequired,
    passwordTooShort,
    passwordsDiffer,
    invalidToken: 'Invalid or expired reset token',
    tokenCheckFailed: 'Failed to verify reset token',
    noToken: 'No reset token provided',
    failed: 'Failed to reset password',
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
    loadFailed: 'Failed to load user profile',
    loadNetworkError: 'Network error loading profile',
    updateFailed: 'Failed to update profile',
    updateNetworkError: 'Network error updating profile',
    recordAutomatically: 'Record my scheduled payments automatically',
  },
  session: {
    expired: 'Session expired. Please log in again.',
    expiredOnLogin: 'Your session has expired. Please log in again.',
  },
} as const;
