/** Whether an event is Stripe's, and new. */
import Stripe from 'stripe';

const ageMaxSeconds = 300;

/** As HTTP has it; the SDK breaks on characters beyond it. */
const plainText = /^[\x20-\x7e]*$/;

/** With several secrets while one is rotated. The age is measured by the product's clock. */
export function isSigned(
  body: Buffer,
  {
    signature,
    secrets,
    now,
  }: { readonly signature: string; readonly secrets: readonly string[]; readonly now: Date },
): boolean {
  if (!plainText.test(signature)) return false;
  return secrets.some((secret) => isSignedWith(body, { signature, secret, now }));
}

function isSignedWith(
  body: Buffer,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): boolean {
  const { signature: verifier } = Stripe.webhooks;
  if (verifier === null) throw new Error('The SDK cannot verify signatures here');
  try {
    return verifier.verifyHeader(body, signature, secret, ageMaxSeconds, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
