import { expect, it } from 'vitest';
import { markupWithFacts } from '../../page/markup-with-facts.fixture.tsx';
import { SubscribeForm } from './subscribe-form.tsx';

const actions = { busyAt: null, failure: null, subscribe: () => {}, openPortal: () => {} };

it('its button and its tick say of which plan they are', () => {
  const markup = markupWithFacts(
    <>
      <h2 id="plan-premium">Premium</h2>
      <SubscribeForm tier="premium" hasTrial={false} actions={actions} />
    </>,
  );
  expect(markup).toContain('aria-label="Subscribe, £9.99 a month, Premium"');
  const [, named = ''] = /<input[^>]* aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  const words = named.split(' ').map((id) => markup.split(` id="${id}">`)[1]?.split('<')[0]);
  expect(words).toEqual([
    expect.stringMatching(/^Start my plan at once\. .* the rest\.$/),
    'Premium',
  ]);
});
