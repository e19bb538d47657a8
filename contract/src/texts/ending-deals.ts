// What is said of deals that end soon, on pages and in mails.

export const endingDealTexts = {
  endsOn: (day: string) => `The deal ends on ${day}.`,
  thenRate: (rate: string) => `After that the rate is ${rate}.`,
  interest: (amount: string) =>
    `On the balance that your plan has by then, that is about ${amount} of interest a month.`,
  payment: (amount: string) => `The monthly payment is then ${amount}.`,
} as const;
