/** One attempt to hand an event to an endpoint. */
import { signatureOf } from './signature.ts';

export type Attempt =
  | { readonly kind: 'taken'; readonly status: number; readonly reply: string }
  | { readonly kind: 'refused'; readonly status: number | null; readonly reply: string }
  /** Trying again would not help. */
  | { readonly kind: 'impossible'; readonly reply: string };

const replyMax = 1_000;

export async function postEvent({
  url,
  body,
  secrets,
  at,
  allowedHosts,
  signal,
}: {
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
  /** Seconds, by the product's clock. */
  readonly at: number;
  readonly allowedHosts: readonly string[];
  readonly signal: AbortSignal;
}): Promise<Attempt> {
  const { hostname } = new URL(url);
  if (!isLoopback(hostname) && !allowedHosts.includes(hostname)) {
    const reply = `Not sent: the emulator delivers to this machine only, and ${hostname} is another. 'allowed_hosts' can name it.`;
    return { kind: 'impossible', reply };
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: '*/*; q=0.5, application/xml',
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, { secrets, at }),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal,
    });
    const reply = await readBeginning(response);
    const { status, ok } = response;
    return ok ? { kind: 'taken', status, reply } : { kind: 'refused', status, reply };
  } catch (error) {
    return { kind: 'refused', status: null, reply: reasonOf(error) };
  }
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** What an endpoint says beyond that is not read. */
async function readBeginning({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length >= replyMax) break;
  }
  // PostgreSQL stores no zero character.
  return text.slice(0, replyMax).replaceAll('\0', '');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'The endpoint did not reply in time.';
  const { cause } = error;
  return `No reply: ${cause instanceof Error && cause.message !== '' ? cause.message : error.message}`;
}
