import { accountLimits } from '@debt-payoff/contract/account-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';

export function newPasswordProblem(password: string): string | null {
  const { adminResetPasswordMinLength, passwordMaxLength } = accountLimits;
  if (password.length < adminResetPasswordMinLength) return adminTexts.users.passwordTooShort;
  return password.length > passwordMaxLength ? adminTexts.users.passwordTooLong : null;
}
