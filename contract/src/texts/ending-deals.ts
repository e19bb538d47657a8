// What is said of deals that end soon, on pages and in mails.

export const endingDealTexts = {
  endsOn: (day: string) => `the deal ends on ${day}.`,
  thenRate: (rate: string) => `Then the rate is ${rate}`,
  interest: (amount: string) => `about ${amount} of interest a month on what you would owe by then`,
  payment: (amount: string) => `The monthly payment is then ${amount}.`,
} as const;
