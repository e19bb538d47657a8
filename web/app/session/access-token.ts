/** What a stored access token says about itself. The server alone decides what it is good for. */

export type TokenFacts = {
  readonly expiresAtMs: number;
  /** Whose it is. */
  readonly subject: string | null;
};

/** Null where the text is no token at all. */
export function readTokenFacts(token: string): TokenFacts | null {
  const [, payload, signature, ...more] = token.split('.');
  if (payload === undefined || !signature || more.length > 0) return null;
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload));
    if (claims === null || typeof claims !== 'object' || !('exp' in claims)) return null;
    if (typeof claims.exp !== 'number' || !Number.isFinite(claims.exp)) return null;
    const subject = 'sub' in claims ? String(claims.sub) : null;
    return { expiresAtMs: claims.exp * 1_000, subject };
  } catch {
    return null;
  }
}

export function subjectOf(token: string | null): string | null {
  return token === null ? null : (readTokenFacts(token)?.subject ?? null);
}

function decodeBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
  );
}
