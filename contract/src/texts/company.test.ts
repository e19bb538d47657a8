import { describe, expect, it } from 'vitest';
import { aCompany, wholeCompany } from '../company.fixture.ts';
import { registrationOf } from '../company.ts';
import { withPlaceholders } from './company.ts';

describe('a fact about the company that is not configured', () => {
  it('is a clear placeholder in local, which names its setting', () => {
    expect(withPlaceholders(aCompany(), 'local')).toEqual({
      nameAndAddress: '[Company name and address: set TRADER_NAME_AND_ADDRESS]',
      companyNumber: '[Company number: set COMPANY_NUMBER]',
      icoRegistration: '[ICO registration: set ICO_REGISTRATION]',
      email: 'hello@debtpayoff.example',
    });
    expect(withPlaceholders(wholeCompany, 'local')).toEqual(wholeCompany);
  });

  it.each(['development', 'admin-production', 'production', ''])(
    'is no placeholder anywhere else: %s',
    (environment) => {
      expect(withPlaceholders(aCompany(), environment)).toEqual(aCompany());
    },
  );
});

it.each([
  ['01234567', 'England and Wales'],
  ['OC123456', 'England and Wales'],
  ['SC123456', 'Scotland'],
  ['NI123456', 'Northern Ireland'],
])('a company with the number %s is registered in %s', (number, part) => {
  expect(registrationOf(number)).toBe(`Registered in ${part}, company number ${number}`);
});
