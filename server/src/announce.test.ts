import { aCompany, wholeCompany } from '@debt-payoff/contract/company.fixture';
import { expect, it } from 'vitest';
import { describeMissing } from './announce.ts';

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
