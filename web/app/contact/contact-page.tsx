/** How to reach us: a form, the details, and what people ask most. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { paths } from '@debt-payoff/contract/paths';
import {
  type ContactQuestion,
  contactPageTexts,
  contactQuestions,
} from '@debt-payoff/contract/texts/contact-page';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { useState } from 'react';
import { Link } from 'react-router';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { PhoneLink } from '../debt-help/phone-link.tsx';
import { ContactEmailLink } from '../page/contact-email-link.tsx';
import { useServerFacts } from '../page/server-facts.ts';
import { loginAddress } from '../session/login-address.ts';
import { useDepartures } from '../session/person.ts';
import { useIsSignedIn } from '../session/session.ts';
import { QuestionList } from '../ui/question-list.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactReply } from './send-message.ts';

const { title, lead, form, reach, debts, elsewhere, questionsTitle } = contactPageTexts;

export function ContactPage() {
  const [reply, setReply] = useState<ContactReply | null>(null);
  useViewEvent(() => raiseEvent('contact_form_viewed'));
  return (
    <div className="page contact-page">
      <h1 className="h2">{title}</h1>
      <p className="contact-lead">{lead}</p>
      <div className="contact-columns">
        <section className="card contact-card" aria-labelledby="contact-form-title">
          <h2 className="h3" id="contact-form-title">
            {form.title}
          </h2>
          <p className="without-scripts">
            {form.withoutScripts} <ContactEmailLink />.
          </p>
          {/* Of somebody who has left nothing is to be seen. */}
          <ContactForm key={useDepartures()} reply={reply} onReply={setReply} />
        </section>
        <div className="contact-aside">
          <Reach />
          <AboutDebts />
          <Elsewhere />
        </div>
      </div>
      <Questions />
    </div>
  );
}

function Reach() {
  const { nameAndAddress } = useServerFacts().company;
  const isSignedIn = useIsSignedIn();
  return (
    <section aria-labelledby="contact-reach-title">
      <h2 className="h4" id="contact-reach-title">
        {reach.title}
      </h2>
      <dl>
        <dt className="label">{reach.email}</dt>
        <dd>
          <ContactEmailLink />
        </dd>
        {nameAndAddress === null ? null : (
          <>
            <dt className="label">{reach.address}</dt>
            <dd>{nameAndAddress}</dd>
          </>
        )}
        <dt className="label">{reach.reply}</dt>
        <dd>{contentTexts.contact.promise}</dd>
      </dl>
      <p>
        {reach.priority} {isSignedIn ? null : reach.signInBefore}
      </p>
      {isSignedIn ? null : (
        <Links links={[{ to: loginAddress({ redirect: paths.contact }), label: reach.signIn }]} />
      )}
    </section>
  );
}

function AboutDebts() {
  return (
    <section aria-labelledby="contact-debts-title">
      <h2 className="h4" id="contact-debts-title">
        {debts.title}
      </h2>
      <p>{debts.explained}</p>
      <ul className="advisers">
        {debtAdvisers.map((adviser) => (
          <li key={adviser.name}>
            <a href={adviser.url}>{adviser.name}</a> <PhoneLink {...adviser} />
          </li>
        ))}
        <li>
          <DebtHelpLink />
        </li>
      </ul>
    </section>
  );
}

function Elsewhere() {
  return (
    <section aria-labelledby="contact-elsewhere-title">
      <h2 className="h4" id="contact-elsewhere-title">
        {elsewhere.title}
      </h2>
      <Links links={elsewhere.links} />
    </section>
  );
}

function Questions() {
  return (
    <section className="contact-questions" aria-labelledby="contact-questions-title">
      <h2 className="h3" id="contact-questions-title">
        {questionsTitle}
      </h2>
      <QuestionList
        items={contactQuestions.map(({ question, answer, links }) => ({
          question,
          answer: (
            <>
              <p>{answer}</p>
              <Links links={links} />
            </>
          ),
        }))}
      />
    </section>
  );
}

function Links({ links }: Pick<ContactQuestion, 'links'>) {
  return (
    <ul className="contact-links">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
