import { describe, expect, it } from 'vitest';
import { VariableReader } from '../../platform/variables.ts';
import { readSocialConfig } from './social-config.ts';

function reading(variables: Record<string, string>) {
  const read = new VariableReader(variables);
  return { config: readSocialConfig(read), problems: read.problems };
}

const x = { X_API_KEY: 'k', X_API_SECRET: 's', X_ACCESS_TOKEN: 't', X_ACCESS_TOKEN_SECRET: 'u' };
const linkedIn = { LINKEDIN_ACCESS_TOKEN: 't', LINKEDIN_AUTHOR: 'urn:li:person:a-B_1' };
const instagram = { INSTAGRAM_ACCESS_TOKEN: 't', INSTAGRAM_ACCOUNT_ID: '17841400008460056' };
const facebook = { FACEBOOK_ACCESS_TOKEN: 't', FACEBOOK_PAGE_ID: '1234' };

it('has no platform without keys', () => {
  expect(reading({ X_API_URL: 'https://x.example' })).toEqual({
    config: { twitter: null, linkedin: null, instagram: null, facebook: null },
    problems: [],
  });
});

it('has the real addresses and the pinned versions, unless others are given', () => {
  expect(reading({ ...x, ...linkedIn, ...instagram, ...facebook })).toEqual({
    problems: [],
    config: {
      twitter: {
        apiUrl: 'https://api.x.com',
        keys: { apiKey: 'k', apiSecret: 's', accessToken: 't', accessTokenSecret: 'u' },
      },
      linkedin: {
        ...{ apiUrl: 'https://api.linkedin.com', version: '202607', accessToken: 't' },
        author: 'urn:li:person:a-B_1',
      },
      instagram: {
        ...{ apiUrl: 'https://graph.instagram.com', version: 'v26.0', accessToken: 't' },
        accountId: '17841400008460056',
      },
      facebook: {
        ...{ apiUrl: 'https://graph.facebook.com', version: 'v26.0', accessToken: 't' },
        accountId: '1234',
      },
    },
  });
  const { config, problems } = reading({
    ...{ ...linkedIn, LINKEDIN_VERSION: '202611', LINKEDIN_API_URL: 'http://127.0.0.1:9' },
    ...{ ...instagram, META_VERSION: 'v27.0', INSTAGRAM_API_URL: 'https://graph.facebook.com/' },
    ...{ ...facebook, FACEBOOK_API_URL: 'http://[::1]:9' },
  });
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    linkedin: { version: '202611', apiUrl: 'http://127.0.0.1:9' },
    instagram: { version: 'v27.0', apiUrl: 'https://graph.facebook.com' },
    facebook: { version: 'v27.0', apiUrl: 'http://[::1]:9' },
  });
});

describe('each problem has a sentence, which repeats no secret', () => {
  const { X_API_SECRET: _, X_ACCESS_TOKEN: __, ...half } = x;
  it.each<[Record<string, string>, string[]]>([
    [
      half,
      ['X_API_SECRET', 'X_ACCESS_TOKEN'].map(
        (name) =>
          `${name} is missing: X_API_KEY, X_ACCESS_TOKEN_SECRET can only be used together with it.`,
      ),
    ],
    [
      { LINKEDIN_ACCESS_TOKEN: 't' },
      ['LINKEDIN_AUTHOR is missing: LINKEDIN_ACCESS_TOKEN can only be used together with it.'],
    ],
    [
      { INSTAGRAM_ACCOUNT_ID: '1' },
      [
        'INSTAGRAM_ACCESS_TOKEN is missing: INSTAGRAM_ACCOUNT_ID can only be used together with it.',
      ],
    ],
    [
      { ...facebook, FACEBOOK_ACCESS_TOKEN: 'two words' },
      ['FACEBOOK_ACCESS_TOKEN must be one word of plain characters, as the platform shows it.'],
    ],
    [
      { ...facebook, FACEBOOK_PAGE_ID: '../me' },
      ['FACEBOOK_PAGE_ID must look like 17841400000000000, but is "../me".'],
    ],
    [
      { ...linkedIn, LINKEDIN_AUTHOR: '1234' },
      ['LINKEDIN_AUTHOR must look like urn:li:organization:1234, but is "1234".'],
    ],
    [
      { LINKEDIN_VERSION: '2026', META_VERSION: '26' },
      [
        'LINKEDIN_VERSION must look like 202607, but is "2026".',
        'META_VERSION must look like v26.0, but is "26".',
      ],
    ],
    ...[
      ['http://api.x.com'],
      ['https://api.x.com/2'],
      ['api.x.com'],
      ['https://me:pw@api.x.com', 'https://…@api.x.com'],
      ['https://:p/w@api.x.com', 'https://…@api.x.com'],
      ['https://:pw@api.x.com', 'https://…@api.x.com'],
      ['me:pw@api.x.com', '…@api.x.com'],
    ].map(([url = '', said = url]): [Record<string, string>, string[]] => [
      { X_API_URL: url },
      [
        `X_API_URL must be an https address without a path, such as https://api.x.com, or http on this machine for trials, but is "${said}".`,
      ],
    ]),
  ])('%o', (variables, problems) => {
    expect(reading(variables).problems).toEqual(problems);
  });
});
