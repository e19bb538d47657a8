import type { Company } from '@debt-payoff/contract/company';
import { aCompany, wholeCompany } from '@debt-payoff/contract/company.fixture';
import { helplines } from '@debt-payoff/contract/debt-help';
import { plans } from '@debt-payoff/contract/plans';
import { contactQuestions } from '@debt-payoff/contract/texts/contact-page';
import { expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { ContactPage } from './contact-page.tsx';

function markupFor(company: Company = wholeCompany): string {
  return markupWithFacts(<ContactPage />, { company });
}

it('names the configured address and who is behind it, when we reply, and whose messages come first', () => {
  const markup = markupFor();
  expect(markup).toContain('href="mailto:team@example.com"');
  expect(markup).toContain(wholeCompany.nameAndAddress);
  expect(markup).toContain('We reply within 24 hours, Monday to Friday, 9 AM to 5 PM GMT.');
  expect(markup).toContain(`Messages from people on ${plans.premium.name} come first.`);
  expect(markup).toContain('href="/login?redirect=%2Fcontact"');
  expect(markupFor(aCompany())).not.toContain('Address<');
});

it('leads to the calculator, articles, privacy, terms and free debt help, with its numbers', () => {
  const markup = markupFor();
  for (const path of ['/', '/articles', '/privacy', '/terms', '/debt-help']) {
    expect(markup).toContain(`href="${path}"`);
  }
  for (const { phone } of helplines) expect(markup).toContain(phone);
  expect(markup).toContain('We are not a debt advice service');
});

it('answers each question as search engines are told, and leads on from each', () => {
  const markup = markupFor();
  for (const { question, answer, links } of contactQuestions) {
    expect(markup).toContain(escaped(question));
    expect(markup).toContain(escaped(answer));
    for (const { to } of links) expect(markup).toContain(`href="${escaped(to)}"`);
  }
});

it('has no more than the address where no script runs', () => {
  const [, sentence] = /<p class="without-scripts">(.*?)<\/p>/.exec(markupFor()) ?? [];
  expect(sentence).toContain('mailto:team@example.com');
  expect(markupFor()).toContain('<form class="contact-form needs-scripts"');
});

it('what only a program fills in is out of reach of people, and of what fills forms in for them', () => {
  const [field = ''] = /<input[^>]*leave_empty[^>]*>/.exec(markupFor()) ?? [];
  expect(field).toContain('tabindex="-1"');
  expect(field).toContain('autoComplete="off"');
  expect(field).not.toMatch(/name="(?:website|url|email|name)"/);
});

const escaped = (text: string) => text.replaceAll("'", '&#x27;');
