/** The regulator to whom anyone can complain about how their data is used. */
export const ico = {
  name: "Information Commissioner's Office",
  postalAddress: 'Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF',
  phone: '0303 123 1113',
  complaintsUrl: 'https://ico.org.uk/make-a-complaint/',
} as const;

/** On one line, as mails tell it and as it is kept with an outcome. */
export const icoAddress = `${ico.name}, ${ico.postalAddress}. Phone ${ico.phone}. ${ico.complaintsUrl}`;
