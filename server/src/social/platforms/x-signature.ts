/** Signs a request to X as OAuth 1.0a has it: HMAC-SHA1 over the method, the address and its parameters. */
import { createHmac, randomUUID } from 'node:crypto';

export type XKeys = {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly accessToken: string;
  readonly accessTokenSecret: string;
};

type SignedRequest = {
  readonly method: string;
  readonly url: URL;
  /** Those of a form; a JSON body is not signed. */
  readonly formParameters?: Readonly<Record<string, string>>;
};

export function authorizationOf(
  request: SignedRequest,
  keys: XKeys,
  {
    now,
    nonce = randomUUID().replaceAll('-', ''),
  }: { readonly now: Date; readonly nonce?: string },
): string {
  const parameters = {
    oauth_consumer_key: keys.apiKey,
    oauth_nonce: nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(now.getTime() / 1_000)),
    oauth_token: keys.accessToken,
    oauth_version: '1.0',
  };
  const signed = { ...parameters, oauth_signature: signatureOf(request, { parameters, keys }) };
  const listed = Object.entries(signed).map(
    ([name, value]) => `${encoded(name)}="${encoded(value)}"`,
  );
  return `OAuth ${listed.toSorted().join(', ')}`;
}

function signatureOf(
  { method, url, formParameters = {} }: SignedRequest,
  {
    parameters,
    keys,
  }: { readonly parameters: Readonly<Record<string, string>>; readonly keys: XKeys },
): string {
  const pairs = [...url.searchParams, ...Object.entries({ ...formParameters, ...parameters })]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const base = [method, `${url.origin}${url.pathname}`, pairs.join('&')].map(encoded).join('&');
  const key = [keys.apiSecret, keys.accessTokenSecret].map(encoded).join('&');
  return createHmac('sha1', key).update(base).digest('base64');
}

/** Stricter than addresses need: five more characters are written by their codes. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
