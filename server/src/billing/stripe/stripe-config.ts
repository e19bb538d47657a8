/** The settings of card payments. The problems do not repeat what is secret. */
import type { VariableReader } from '../../platform/variables.ts';
import { readStripeSecretKey } from './stripe-key.ts';

export type StripeConfig = {
  readonly secretKey: string | null;
  /** Several while one is rotated. */
  readonly webhookSecrets: readonly string[];
};

export function readStripeConfig(read: VariableReader): StripeConfig {
  return { secretKey: readStripeSecretKey(read), webhookSecrets: readWebhookSecrets(read) };
}

function readWebhookSecrets(read: VariableReader): readonly string[] {
  const listed = read.text('STRIPE_WEBHOOK_SECRET')?.split(',') ?? [];
  const secrets = listed.map((entry) => entry.trim());
  if (secrets.some((secret) => !/^whsec_[\w+/=-]{8,250}$/.test(secret))) {
    read.problem(
      'STRIPE_WEBHOOK_SECRET must look like whsec_..., or several of them with commas in between while one is rotated.',
    );
  }
  return secrets;
}

/** Null: not VAT registered. */
export function readVatNumber(read: VariableReader): string | null {
  const text = read.text('VAT_NUMBER');
  if (text === null) return null;
  const [, digits] = /^GB((?:\d{9}|\d{12}))$/.exec(text.toUpperCase().replace(/\s/g, '')) ?? [];
  if (digits === undefined) {
    read.problem(
      `VAT_NUMBER must be GB and 9 or 12 digits, such as GB 123 4567 89, but is "${text}".`,
    );
    return null;
  }
  const parts = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 9), digits.slice(9)];
  return `GB ${parts.filter((part) => part !== '').join(' ')}`;
}
