/** The fields of the form as the browser has them: people and their password managers fill them in before any script runs. */
import { contactTopics } from '@debt-payoff/contract/contact-limits';
import { contactFields } from '@debt-payoff/contract/contact-rules';
import { textOf } from '../forms/submission.ts';
import { blankMessage, type TypedMessage } from './contact-draft.ts';

/** In the wire it is 'website', by which name some password managers fill in what nobody sees. */
export const honeypotName = 'leave_empty';

export function readForm(form: HTMLFormElement): TypedMessage {
  const topic = textOf(form, 'topic');
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    message: textOf(form, 'message'),
    topic: contactTopics.find((one) => one === topic) ?? blankMessage.topic,
  };
}

export function fillForm(form: HTMLFormElement, message: TypedMessage): void {
  for (const field of [...contactFields, 'topic'] as const) {
    const control = form.elements.namedItem(field);
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    // Set only where it differs: that would move the caret of anyone who is typing.
    if (isControl && control.value !== message[field]) control.value = message[field];
  }
}
