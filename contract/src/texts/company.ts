// Who runs the product, as pages, mails and the person who starts it read it.

import { type Company, registrationOf } from '../company.ts';
import { product } from '../product.ts';

/** What stands on the site only where it is configured, by its setting. */
export const companySettings = [
  {
    fact: 'nameAndAddress',
    setting: 'TRADER_NAME_AND_ADDRESS',
    label: 'Company name and address',
    purpose: 'who runs the site and sells the plans, in the footer, the terms and the privacy page',
  },
  {
    fact: 'companyNumber',
    setting: 'COMPANY_NUMBER',
    label: 'Company number',
    purpose: 'the number at Companies House, in the footer, the terms and the privacy page',
  },
  {
    fact: 'icoRegistration',
    setting: 'ICO_REGISTRATION',
    label: 'ICO registration',
    purpose: "the number in the Information Commissioner's register, on the privacy page",
  },
  {
    fact: 'email',
    setting: 'CONTACT_EMAIL',
    label: 'Contact email',
    purpose: `where people write to, and where messages from the contact form go; until it is set, pages show ${product.contactEmail}`,
  },
] as const;

/** Name and postal address where they are configured. */
export function companyName({ nameAndAddress }: Company): string {
  return nameAndAddress ?? product.name;
}

/** Who runs it, as a sentence; where nobody is configured yet, the product stands for them. */
export function runByLine({ nameAndAddress }: Company): string {
  return nameAndAddress === null
    ? `This site is run under the name ${product.name}.`
    : `${product.name} is run by ${nameAndAddress}.`;
}

/** 'Debt Payoff, hello@debtpayoff.example' */
export function companyAndEmail(company: Company): string {
  return `${companyName(company)}, ${company.email}`;
}

/** 'Registered in Scotland, company number SC123456'; null where there is no number, or none is configured. */
export function registrationLine({ companyNumber }: Company): string | null {
  // Of a placeholder nobody can tell the part of the UK.
  const isKnown = companyNumber !== null && !companyNumber.startsWith('[');
  return isKnown ? registrationOf(companyNumber) : companyNumber;
}

/** What is still to be configured. */
export function missingCompanySettings(company: Company): (typeof companySettings)[number][] {
  return companySettings.filter(({ fact }) =>
    fact === 'email' ? company.email === product.contactEmail : company[fact] === null,
  );
}

/** On a developer's machine a page shows what is missing, and by which setting it comes. Elsewhere nobody reads that. */
export function withPlaceholders(company: Company, environment: string): Company {
  if (environment !== 'local') return company;
  const [nameAndAddress, companyNumber, icoRegistration] = companySettings.map(
    ({ label, setting }) => `[${label}: set ${setting}]`,
  );
  return {
    nameAndAddress: company.nameAndAddress ?? nameAndAddress ?? null,
    companyNumber: company.companyNumber ?? companyNumber ?? null,
    icoRegistration: company.icoRegistration ?? icoRegistration ?? null,
    email: company.email,
  };
}
