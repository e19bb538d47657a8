/** Makes one object at Stripe, however many processes want it made at the same time. */
import { createHash, randomUUID } from 'node:crypto';
import Stripe from 'stripe';

type Options = { readonly idempotencyKey: string };
type Made = { readonly id: string; readonly lastResponse: { readonly headers: Headers } };
type Headers = Readonly<Record<string, string>>;

/** The key comes from the parameters, so that all who want the same send the same. */
export async function createOnce<Parameters extends object, Object extends Made>({
  parameters,
  create,
  isAsMade,
}: {
  readonly parameters: Parameters;
  readonly create: (parameters: Parameters, options: Options) => Promise<Object>;
  /** Whether an object that was made before by the same key still is what it was. */
  readonly isAsMade: (id: string) => Promise<boolean>;
}): Promise<Object> {
  const hash = createHash('sha256').update(JSON.stringify(parameters)).digest('hex');
  try {
    const made = await create(parameters, { idempotencyKey: `debt-payoff-setup-${hash}` });
    if (!isReplayed(made.lastResponse.headers) || (await isStillThere(isAsMade, made.id))) {
      return made;
    }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !isReplayed(error.headers)) throw error;
  }
  // Stripe remembers a key for a day: it spoke of an object, or of an obstacle, that is gone.
  return create(parameters, { idempotencyKey: `debt-payoff-setup-${randomUUID()}` });
}

function isReplayed(headers: Headers | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true';
}

async function isStillThere(
  isAsMade: (id: string) => Promise<boolean>,
  id: string,
): Promise<boolean> {
  try {
    return await isAsMade(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return false;
    throw error;
  }
}
