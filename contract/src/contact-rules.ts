/** The rules of the contact form, as plain functions, and how what was typed is put in order. */

import { contactLimits } from './contact-limits.ts';
import { emailProblem, tidyEmail } from './email-rules.ts';
import { countShown } from './shown-text.ts';
import { contactFieldNames } from './texts/contact.ts';
import { fieldTexts } from './texts/fields.ts';

type Problem = string | null;

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

/** By field, in the order of the form; empty where all is well. */
export function contactProblems(form: ContactForm): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const problem = contactRules[field](form[field]);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

export const contactRules: Readonly<Record<ContactField, (typed: string) => Problem>> = {
  name: (name) =>
    textProblem(tidyLine(name), {
      field: contactFieldNames.name,
      maxLength: contactLimits.nameMaxLength,
    }),
  email: (email) =>
    isBlank(email) ? fieldTexts.required(contactFieldNames.email) : emailProblem(email),
  subject: (subject) =>
    textProblem(tidyLine(subject), {
      field: contactFieldNames.subject,
      maxLength: contactLimits.subjectMaxLength,
    }),
  message: (message) =>
    textProblem(tidyMessage(message), {
      field: contactFieldNames.message,
      maxLength: contactLimits.messageMaxLength,
    }),
};

export function tidyContactForm({ name, email, subject, message }: ContactForm): ContactForm {
  return {
    name: tidyLine(name),
    email: tidyEmail(email),
    subject: tidyLine(subject),
    message: tidyMessage(message),
  };
}

/** On one line: a break in a name or a subject could pass for a line of ours. */
export function tidyLine(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(gap, ' ').trim();
}

/** With its line breaks, in one form, and without other characters that steer a screen or a printer. */
export function tidyMessage(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(lineBreak, '\n').replaceAll(steering, '').trim();
}

/** As `tidyMessage`, for what staff write. */
export function outcomeProblem(outcome: string): Problem {
  return textProblem(tidyMessage(outcome), {
    field: contactFieldNames.outcome,
    maxLength: contactLimits.outcomeMaxLength,
  });
}

export function replyProblem(reply: string): Problem {
  return textProblem(tidyMessage(reply), {
    field: contactFieldNames.reply,
    maxLength: contactLimits.replyMaxLength,
  });
}

function textProblem(text: string, rule: { field: string; maxLength: number }): Problem {
  if (isBlank(text)) return fieldTexts.required(rule.field);
  return text.length > rule.maxLength ? fieldTexts.tooLong(rule) : null;
}

/** Also where all there is are characters that nobody sees. */
function isBlank(text: string): boolean {
  return countShown(text.replaceAll(gap, '')) === 0;
}

/** Marks that turn the direction of text, so that it reads otherwise than it is, and spaces of no width. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
const gap = /[\s\p{Cc}]+/gu;
const lineBreak = /\r\n|[\r\u0085\u2028\u2029\v\f]/g;
const steering = /(?![\n\t])\p{Cc}/gu;
