import { wholeCompany } from '@debt-payoff/contract/company.fixture';
import { billingTerms } from '@debt-payoff/contract/texts/billing-terms';
import type { TermsPart } from '@debt-payoff/contract/texts/legal-parts';
import { beforeEach, expect, it } from 'vitest';
import { createMailReader, expectSaid } from '../../testing/mail-reader.ts';

const { render, begin } = await createMailReader({ company: wholeCompany });
beforeEach(begin);

it('the mail that confirms a subscription carries the terms in full, and leads to their page', async () => {
  const mail = await render('subscription_started', {});
  const sentences = billingTerms({ company: wholeCompany })
    .filter(({ id }) => id !== 'cancellation-form')
    .flatMap(({ title, parts }) => [title, ...parts.flatMap(wordsOf)]);
  expect(sentences.length).toBeGreaterThan(40);
  expectSaid(mail, ...sentences, 'https://debts.example/terms');
});

it('names who sells the plans with their address, in the terms and in the form, which is there once', async () => {
  const mail = await render('subscription_started', {});
  expectSaid(
    mail,
    'The plans are sold by Example Ltd, 1 High Street, London N1 1AA.',
    'To Example Ltd, 1 High Street, London N1 1AA, team@example.com:',
    'Ordered on: Sunday 15 November 2026',
  );
  expect(mail?.text).not.toContain('hello@debtpayoff.example');
  expect(mail?.text.match(/hereby give notice/g)).toHaveLength(1);
});

/** What a reader of the mail has to find of it. */
function wordsOf(part: TermsPart): readonly string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'list':
      return part.items;
    case 'link':
      return [`${part.label}: https://debts.example${part.path}`];
    case 'tiers':
      return part.rows.flatMap(({ name, price, includes }) => [`${name}: ${price}`, ...includes]);
    case 'form':
      return part.lines;
  }
}
