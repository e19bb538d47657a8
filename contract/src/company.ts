/** Who runs the product, as the law wants it named. The facts are configured; null where one is not. */
export type Company = {
  /** One line: 'Example Ltd, 1 High Street, London N1 1AA'. */
  readonly nameAndAddress: string | null;
  /** As Companies House gives it: '01234567'. */
  readonly companyNumber: string | null;
  /** In the ICO's register of those who pay the data protection fee: 'ZA123456'. */
  readonly icoRegistration: string | null;
  /** Where people write to, and where the messages of the contact form are mailed. */
  readonly email: string;
};

/** Companies (Trading Disclosures) Regulations 2008 and 2015: the part of the UK goes with the number. */
export function registrationOf(companyNumber: string): string {
  const partsOfUk = [
    [/^S[COL]/, 'Scotland'],
    [/^N[CIL]/, 'Northern Ireland'],
    [/^/, 'England and Wales'],
  ] as const;
  const part = partsOfUk.find(([pattern]) => pattern.test(companyNumber))?.[1];
  return `Registered in ${part}, company number ${companyNumber}`;
}

/** Name, office, registration and email address in one line; null where the name is not configured. */
export function imprintOf({ nameAndAddress, companyNumber, email }: Company): string | null {
  if (nameAndAddress === null) return null;
  const registration = companyNumber === null ? '' : `${registrationOf(companyNumber)}. `;
  return `${nameAndAddress}. ${registration}${email}`;
}
