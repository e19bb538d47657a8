/** The first page: what this is, whose data it has, and where to look. */
import { html } from './html.ts';
import type { PageReply, Visit } from './page-routes.ts';
import { testCardList } from './test-card-list.ts';

export async function overviewPage({ store }: Visit): Promise<PageReply> {
  const { rows } = await store.pool.query<{ readonly name: string }>(
    'SELECT current_database() AS name',
  );
  return {
    kind: 'page',
    title: 'Stripe emulator',
    body: html`<div class="narrow">
      <h1>Stripe emulator</h1>
      <div class="card">
        <p>This server answers as Stripe would, for a machine that has no key. Cards are never charged. Its data is in the schema <code>stripe_emulator</code> of the database <code>${rows[0]?.name}</code>.</p>
        <p class="actions"><a class="button secondary" href="/webhooks">Webhook deliveries</a></p>
      </div>
      <section class="card" aria-labelledby="cards">
        <h2 id="cards">Test card numbers</h2>
        ${testCardList()}
      </section>
    </div>`,
  };
}
