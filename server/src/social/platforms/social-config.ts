/** The keys of the social networks. The problems do not repeat what is secret. */
import { loopbackHosts, type VariableReader } from '../../platform/variables.ts';
import type { XKeys } from './x-signature.ts';

export type XConfig = { readonly apiUrl: string; readonly keys: XKeys };

export type LinkedInConfig = {
  readonly apiUrl: string;
  readonly version: string;
  readonly accessToken: string;
  /** Such as urn:li:organization:1234. */
  readonly author: string;
};

export type MetaConfig = {
  readonly apiUrl: string;
  readonly version: string;
  readonly accessToken: string;
  /** Of the Instagram account, or the Facebook page. */
  readonly accountId: string;
};

/** Null: no keys, so the sandbox. */
export type SocialConfig = {
  readonly twitter: XConfig | null;
  readonly linkedin: LinkedInConfig | null;
  readonly instagram: MetaConfig | null;
  readonly facebook: MetaConfig | null;
};

/** Each is supported for a year at least; this was the newest that its documentation named in August 2026. */
const linkedInVersion = '202607';
/** The newest since July 2026; each is supported for two years at least. */
const metaVersion = 'v26.0';

export function readSocialConfig(read: VariableReader): SocialConfig {
  return {
    twitter: readX(read),
    linkedin: readLinkedIn(read),
    ...readMeta(read),
  };
}

function readX(read: VariableReader): XConfig | null {
  const apiUrl = readApiUrl(read, { name: 'X_API_URL', usual: 'https://api.x.com' });
  const found = readTogether(read, [
    'X_API_KEY',
    'X_API_SECRET',
    'X_ACCESS_TOKEN',
    'X_ACCESS_TOKEN_SECRET',
  ]);
  if (found === null) return null;
  const [apiKey = '', apiSecret = '', accessToken = '', accessTokenSecret = ''] = found;
  return { apiUrl, keys: { apiKey, apiSecret, accessToken, accessTokenSecret } };
}

function readLinkedIn(read: VariableReader): LinkedInConfig | null {
  const apiUrl = readApiUrl(read, { name: 'LINKEDIN_API_URL', usual: 'https://api.linkedin.com' });
  const version = read.text('LINKEDIN_VERSION') ?? linkedInVersion;
  requireForm(read, {
    name: 'LINKEDIN_VERSION',
    form: /^20\d{4}(?:\.\d{2})?$/,
    example: linkedInVersion,
  });
  requireForm(read, {
    name: 'LINKEDIN_AUTHOR',
    form: /^urn:li:(?:person|organization):[\w-]+$/,
    example: 'urn:li:organization:1234',
  });
  const found = readTogether(read, ['LINKEDIN_ACCESS_TOKEN', 'LINKEDIN_AUTHOR']);
  if (found === null) return null;
  const [accessToken = '', author = ''] = found;
  return { apiUrl, version, accessToken, author };
}

function readMeta(read: VariableReader): Pick<SocialConfig, 'instagram' | 'facebook'> {
  const version = read.text('META_VERSION') ?? metaVersion;
  requireForm(read, { name: 'META_VERSION', form: /^v\d{1,3}\.\d$/, example: metaVersion });
  const readOne = (platform: 'INSTAGRAM' | 'FACEBOOK', idName: string): MetaConfig | null => {
    const usual = `https://graph.${platform.toLowerCase()}.com`;
    const apiUrl = readApiUrl(read, { name: `${platform}_API_URL`, usual });
    requireForm(read, { name: idName, form: /^\d{1,30}$/, example: '17841400000000000' });
    const found = readTogether(read, [`${platform}_ACCESS_TOKEN`, idName]);
    if (found === null) return null;
    const [accessToken = '', accountId = ''] = found;
    return { apiUrl, version, accessToken, accountId };
  };
  return {
    instagram: readOne('INSTAGRAM', 'INSTAGRAM_ACCOUNT_ID'),
    facebook: readOne('FACEBOOK', 'FACEBOOK_PAGE_ID'),
  };
}

/** All of them, or null: some without the others are a mistake. */
function readTogether(read: VariableReader, names: readonly string[]): string[] | null {
  const missing = names.filter((name) => !read.has(name));
  if (missing.length === names.length) return null;
  for (const name of missing) {
    const others = names.filter((other) => read.has(other));
    read.problem(`${name} is missing: ${others.join(', ')} can only be used together with it.`);
  }
  const values = names.map((name) => read.text(name) ?? '');
  for (const [index, name] of names.entries()) {
    // They travel in headers.
    if (/[^\x21-\x7e]/.test(values[index] ?? '')) {
      read.problem(`${name} must be one word of plain characters, as the platform shows it.`);
    }
  }
  return missing.length > 0 ? null : values;
}

function requireForm(
  read: VariableReader,
  {
    name,
    form,
    example,
  }: { readonly name: string; readonly form: RegExp; readonly example: string },
): void {
  const text = read.text(name);
  if (text === null || form.test(text)) return;
  read.problem(`${name} must look like ${example}, but is "${text}".`);
}

/** Tokens travel there: in the clear only where they never leave the machine. */
function readApiUrl(
  read: VariableReader,
  { name, usual }: { readonly name: string; readonly usual: string },
): string {
  const text = read.text(name);
  if (text === null) return usual;
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    url.pathname === '/' &&
    `${url.search}${url.hash}${url.username}${url.password}` === '';
  const isTrial =
    url?.protocol === 'http:' && loopbackHosts.includes(url.hostname.replace(/^\[|\]$/g, ''));
  if (isOrigin && (url.protocol === 'https:' || isTrial)) return url.origin;
  read.problem(
    `${name} must be an https address without a path, such as ${usual}, or http on this machine for trials, but is "${withoutLogin(text)}".`,
  );
  return usual;
}

/** Whatever stands before the host may be a password. */
function withoutLogin(text: string): string {
  return text.replace(/^(https?:\/\/)?.*@/i, '$1…@');
}
