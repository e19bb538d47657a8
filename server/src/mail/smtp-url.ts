/** Where mails are handed over, from an address such as smtps://user:password@mail.example:465. */

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** Speaks TLS from the start. */
  readonly isSecure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
};

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Null where it cannot be read. */
export function readSmtpUrl(text: string): SmtpServer | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return null;
  const hasMore = !['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '';
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (url.hostname === '' || hasMore || user === null || password === null) return null;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? defaultPorts[url.protocol] : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    login: user === '' ? null : { user, password },
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
