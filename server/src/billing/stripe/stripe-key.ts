/** The secret key of the Stripe account, as the setting STRIPE_SECRET_KEY gives it. */
import type { VariableReader } from '../../platform/variables.ts';

/** Null where there is none. The problems do not repeat the key. */
export function readStripeSecretKey(read: VariableReader): string | null {
  const key = read.text('STRIPE_SECRET_KEY');
  if (key === null || /^(sk|rk)_(test|live)_\w{10,250}$/.test(key)) return key;
  read.problem(
    key.startsWith('pk_')
      ? 'STRIPE_SECRET_KEY is a publishable key (pk_...). The secret key stands beside it in the dashboard and begins with sk_ or rk_.'
      : 'STRIPE_SECRET_KEY must look like sk_test_..., sk_live_..., rk_test_... or rk_live_....',
  );
  return null;
}

export function isLiveKey(key: string): boolean {
  return /^(sk|rk)_live_/.test(key);
}
