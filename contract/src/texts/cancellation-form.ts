// The form to cancel with. Consumer Contracts Regulations 2013, Schedule 3, part B: the words of the fields are the law's.

import type { Company } from '../company.ts';
import { companyAndEmail } from './company.ts';

type Facts = {
  readonly company: Company;
  /** Null where the reader fills both in. */
  readonly order: { readonly plan: string; readonly orderedOn: string } | null;
};

export const cancellationForm = {
  title: 'Model cancellation form',
  lines: ({ company, order }: Facts) => [
    'Send this back only if you want to cancel. An email with the same facts is enough.',
    `To ${companyAndEmail(company)}:`,
    `I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract for the supply of the following service: ${order === null ? '[name of your plan]' : order.plan}, monthly subscription`,
    order === null ? 'Ordered on:' : `Ordered on: ${order.orderedOn}`,
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
    '[*] Delete as appropriate.',
  ],
} as const;
