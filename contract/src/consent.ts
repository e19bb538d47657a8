/** The call that logs a choice about measuring: what was chosen and when, and nothing about who. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { consentAddresses } from './consent-addresses.ts';
import { consentChoices, consentVersion } from './consent-choice.ts';

export const logConsentCall = defineCall({
  ...consentAddresses.log,
  access: 'public',
  // Sent without cookies and tokens, so that nothing says who it was.
  passesGates: ['development', 'staff'],
  summary: 'Logs a choice about measuring visits, without identity',
  body: z.object({
    choice: z.enum(consentChoices),
    version: z.int().min(1).max(consentVersion),
  }),
  replies: { 201: z.object({ choice: z.enum(consentChoices), version: z.int() }) },
});
