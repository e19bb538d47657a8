/** The settings that name who runs the product. */
import type { Company } from '@debt-payoff/contract/company';
import { isEmailAddress } from '@debt-payoff/contract/email-address';
import { product } from '@debt-payoff/contract/product';
import type { VariableReader } from './variables.ts';

export function readCompany(read: VariableReader): Company {
  return {
    nameAndAddress: readNameAndAddress(read),
    companyNumber: readPattern(read, {
      name: 'COMPANY_NUMBER',
      pattern: /^(?:\d{8}|[A-Z]{2}\d{6})$/,
      example: '01234567 or SC123456',
    }),
    icoRegistration: readPattern(read, {
      name: 'ICO_REGISTRATION',
      pattern: /^[A-Z]{1,2}\d{6,7}$/,
      example: 'ZA123456',
    }),
    email: readEmail(read),
  };
}

const nameAndAddressMaxLength = 200;

/** It stands in sentences, on pages and in mails, and so it is one line. */
function readNameAndAddress(read: VariableReader): string | null {
  const text = read.text('TRADER_NAME_AND_ADDRESS');
  // A name alone is no address that a letter could be sent to.
  const isLine = text === null || (/^[^\p{Cc}]+$/u.test(text) && text.includes(','));
  if (isLine && (text?.length ?? 0) <= nameAndAddressMaxLength) return text;
  read.problem(
    `TRADER_NAME_AND_ADDRESS must be one line of at most ${nameAndAddressMaxLength} characters, such as Example Ltd, 1 High Street, London N1 1AA.`,
  );
  return null;
}

function readPattern(
  read: VariableReader,
  { name, pattern, example }: { name: string; pattern: RegExp; example: string },
): string | null {
  const text = read.text(name);
  if (text === null || pattern.test(text)) return text;
  read.problem(`${name} must look like ${example}, but is "${text}".`);
  return null;
}

function readEmail(read: VariableReader): string {
  const text = read.text('CONTACT_EMAIL');
  if (text === null || isEmailAddress(text)) return text ?? product.contactEmail;
  read.problem(`CONTACT_EMAIL must be an address such as hello@debts.example, but is "${text}".`);
  return product.contactEmail;
}
