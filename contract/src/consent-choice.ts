/** What visitors can say when they are asked about measuring; what they are asked stands in texts/consent.ts. */

/** Raised whenever the purposes change in meaning: then everyone is asked again. */
export const consentVersion = 1;

export const consentChoices = ['accepted', 'rejected'] as const;
export type ConsentChoice = (typeof consentChoices)[number];
