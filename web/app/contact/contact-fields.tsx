import { type ContactTopic, contactTopics } from '@debt-payoff/contract/contact-limits';
import type { ContactField } from '@debt-payoff/contract/contact-rules';
import { contactFieldNames } from '@debt-payoff/contract/texts/contact';
import { contactPageTexts } from '@debt-payoff/contract/texts/contact-page';
import type { Problems } from '../forms/problems.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { honeypotName } from './form-elements.ts';

const { form: texts } = contactPageTexts;

const topicOptions = contactTopics.map((value) => ({ value, label: texts.topics[value] }));

export const idOf = (field: string) => `contact-${field}`;

export function ContactFields({
  problems,
  topic,
  onTopic,
  isReadOnly,
}: {
  readonly problems: Problems<ContactField>;
  readonly topic: ContactTopic;
  readonly onTopic: (topic: ContactTopic) => void;
  readonly isReadOnly: boolean;
}) {
  // A browser fills in what somebody left in the server's page, for anyone who comes back to it; not where this is 'off'.
  const isHydrated = useHydrated();
  const filledBy = (purpose: 'name' | 'email') => (isHydrated ? purpose : 'off');
  const shared = (field: ContactField) => ({
    id: idOf(field),
    name: field,
    label: contactFieldNames[field],
    error: problems[field],
    readOnly: isReadOnly,
    required: true,
  });
  return (
    <>
      <Field {...shared('name')} autoComplete={filledBy('name')} />
      <Field
        {...shared('email')}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete={filledBy('email')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <SelectField
        id={idOf('topic')}
        name="topic"
        label={texts.topic}
        options={topicOptions}
        hint={topic === 'general' ? undefined : texts.complaintExplained}
        autoComplete="off"
        onChange={({ target }) =>
          onTopic(contactTopics.find((one) => one === target.value) ?? 'general')
        }
      />
      <Field {...shared('subject')} />
      <TextArea {...shared('message')} hint={texts.messageHint} rows={8} autoComplete="off" />
    </>
  );
}

/** Not seen, heard or reached by people: only a program fills it in. */
export function Honeypot() {
  return (
    <div className="contact-honeypot" aria-hidden="true">
      <label htmlFor={idOf('honeypot')}>{texts.honeypot}</label>
      <input
        id={idOf('honeypot')}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
