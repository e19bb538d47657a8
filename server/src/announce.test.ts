import { aCompany, wholeCompany } from '@debt-payoff/contract/company.fixture';
import { expect, it } from 'vitest';
import { describeMissing, describeSocial } from './announce.ts';
import { readConfig } from './config.ts';

const settings = ['TRADER_NAME_AND_ADDRESS', 'COMPANY_NUMBER', 'ICO_REGISTRATION', 'CONTACT_EMAIL'];

it('outside local the start warns of each missing fact about the company, by name and purpose', () => {
  for (const environment of ['development', 'admin-production', 'production'] as const) {
    const [heading, ...lines] = describeMissing({ environment, company: aCompany() });
    expect(heading).toContain('WARNING');
    expect(lines.map((line) => line.trim().split('  ')[0])).toEqual(settings);
    for (const line of lines) expect(line.trim().split('  ')[1]).toMatch(/, |people/);
  }
  const onlyOne = { ...wholeCompany, icoRegistration: null };
  expect(describeMissing({ environment: 'production', company: onlyOne })).toEqual([
    expect.stringContaining('WARNING'),
    expect.stringContaining('ICO_REGISTRATION'),
  ]);
});

it('there is nothing to warn of where all is set, or on the machine of a developer', () => {
  expect(describeMissing({ environment: 'production', company: wholeCompany })).toEqual([]);
  expect(describeMissing({ environment: 'local', company: aCompany() })).toEqual([]);
});

it.each([
  [{}, 'sandbox: nothing is posted (no keys for Twitter/X, LinkedIn, Instagram, Facebook)'],
  [
    { FACEBOOK_ACCESS_TOKEN: 'secret', FACEBOOK_PAGE_ID: '1' },
    'Facebook; sandbox for Twitter/X, LinkedIn, Instagram (no keys)',
  ],
  [
    {
      ...{ X_API_KEY: 'a', X_API_SECRET: 'b', X_ACCESS_TOKEN: 'c', X_ACCESS_TOKEN_SECRET: 'd' },
      ...{ LINKEDIN_ACCESS_TOKEN: 'a', LINKEDIN_AUTHOR: 'urn:li:person:abc' },
      ...{ INSTAGRAM_ACCESS_TOKEN: 'a', INSTAGRAM_ACCOUNT_ID: '1' },
      ...{ FACEBOOK_ACCESS_TOKEN: 'secret', FACEBOOK_PAGE_ID: '1' },
    },
    'Twitter/X, LinkedIn, Instagram, Facebook',
  ],
])('the start says where posts for social networks go: %o', (variables, line) => {
  expect(describeSocial(readConfig(variables))).toBe(line);
});
