/** The pages that people see: checkout, portal, hosted invoice, receipt, webhooks. */
import type { FastifyInstance } from 'fastify';
import { overviewPage } from './overview-page.ts';
import { type PageDeps, pageRoutesOn } from './page-routes.ts';
import { serveCheckout } from './serve-checkout.ts';
import { serveCreditNote } from './serve-credit-note.ts';
import { serveInvoice } from './serve-invoice.ts';
import { servePortal } from './serve-portal.ts';
import { serveReceipt } from './serve-receipt.ts';
import { serveWebhooks } from './serve-webhooks.ts';
import { stylesheet } from './stylesheet.ts';

export function servePages(app: FastifyInstance, deps: PageDeps): void {
  const pages = pageRoutesOn(app, deps);
  app.get('/pages.css', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(stylesheet),
  );
  pages.get('/', overviewPage);
  serveCheckout(pages);
  servePortal(pages);
  serveInvoice(pages);
  serveCreditNote(pages);
  serveReceipt(pages);
  serveWebhooks(pages);
}
