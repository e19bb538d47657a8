import type { Company } from './company.ts';
import { product } from './product.ts';

/** Nothing is configured but what a test says. */
export function aCompany(facts: Partial<Company> = {}): Company {
  return {
    nameAndAddress: null,
    companyNumber: null,
    icoRegistration: null,
    email: product.contactEmail,
    ...facts,
  };
}

export const wholeCompany: Company = {
  nameAndAddress: 'Example Ltd, 1 High Street, London N1 1AA',
  companyNumber: '01234567',
  icoRegistration: 'ZA123456',
  email: 'team@example.com',
};
