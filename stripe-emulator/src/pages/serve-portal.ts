/** The customer portal as a customer walks through it. */
import { withCancellationAt } from '../billing/cancel-at.ts';
import { cancelSubscription, scheduleCancellation } from '../billing/cancellation.ts';
import { saveSubscription } from '../billing/save-subscription.ts';
import type { Transaction } from '../store/transaction.ts';
import { missing } from '../stripe-error.ts';
import { type PageReply, type PageRoutes, typedText, type Visit } from './page-routes.ts';
import { getPortal, type Portal, type ShownSubscription, touchPortal } from './portal.ts';
import { allowedUpdates, detailsPage, readDetails, saveDetails } from './portal-details.ts';
import {
  cancelPage,
  cardPage,
  confirmationPage,
  expiredPortalPage,
  feedbackOf,
  isInFlow,
} from './portal-forms.ts';
import { finish, home, type PortalHandler, requireFeature } from './portal-navigation.ts';
import { periodEndOf, portalPage } from './portal-page.ts';
import { bankPage, submitCard, submitCardAuthentication } from './serve-portal-card.ts';

export function servePortal(pages: PageRoutes): void {
  const base = '/p/session/:secret';
  const on = (method: 'get' | 'post', path: string, handle: PortalHandler): void =>
    pages[method](`${base}${path}`, (visit) => withPortal(visit, handle));
  on('get', '', async (portal, visit) =>
    isInFlow(portal)
      ? { kind: 'redirect', to: flowPath(portal) }
      : portalPage(portal, typedText(visit.query, 'done')),
  );
  on('get', '/done', async (portal) => confirmationPage(portal));
  on('get', '/card', async (portal) => cardPage(requireFeature(portal, 'payment_method_update')));
  on('post', '/card', submitCard);
  on('get', '/card/authenticate', async (portal) => bankPage(portal));
  on('post', '/card/authenticate', submitCardAuthentication);
  on('get', '/details', async (portal) => detailsPage(requireDetails(portal)));
  on('post', '/details', submitDetails);
  on('get', '/subscriptions/:id/cancel', async (portal, visit) => {
    const shown = getShown(requireFeature(portal, 'subscription_cancel'), visit);
    return shown.subscription.cancel_at === null ? cancelPage(portal, shown) : home(portal);
  });
  on('post', '/subscriptions/:id/cancel', submitCancellation);
  on('post', '/subscriptions/:id/renew', submitRenewal);
}

async function withPortal(visit: Visit, handle: PortalHandler): Promise<PageReply> {
  const portal = await visit.store.write(async (tx) => {
    const found = await getPortal(tx, visit.path.secret ?? '');
    if (!found.isExpired) await touchPortal(tx, found);
    return found;
  });
  return portal.isExpired ? expiredPortalPage(portal) : handle(portal, visit);
}

function getShown({ subscriptions }: Portal, { path }: Visit): ShownSubscription {
  const shown = subscriptions.find(({ subscription }) => subscription.id === path.id);
  if (shown === undefined) throw missing('subscription', path.id ?? '');
  return shown;
}

function flowPath({ secret, session }: Portal): string {
  const { subscription_cancel: cancel } = session.flow ?? {};
  const page = cancel ? `subscriptions/${cancel.subscription}/cancel` : 'card';
  return `/p/session/${secret}/${page}`;
}

async function submitCancellation(portal: Portal, visit: Visit): Promise<PageReply> {
  const shown = getShown(requireFeature(portal, 'subscription_cancel'), visit);
  await visit.store.write((tx) => cancelPlan(tx, portal, { shown, visit }));
  return finish(portal, visit, 'cancelled');
}

async function cancelPlan(
  tx: Transaction,
  { configuration }: Portal,
  { shown, visit }: { readonly shown: ShownSubscription; readonly visit: Visit },
): Promise<void> {
  const { mode, proration_behavior } = configuration.features.subscription_cancel;
  const comment = typedText(visit.form, 'comment');
  const details = {
    feedback: feedbackOf(typedText(visit.form, 'feedback')),
    comment: comment === '' ? null : comment,
  };
  const current = await tx.get('subscription', shown.subscription.id);
  if (mode === 'immediately') {
    await cancelSubscription(tx, current, {
      reason: 'cancellation_requested',
      details,
      isProrated: proration_behavior !== 'none',
      isInvoicedNow: proration_behavior === 'always_invoice',
    });
    return;
  }
  if (current.cancel_at !== null) return;
  // Under flexible billing the portal sets a date, and not the flag that follows the period.
  const ending = await scheduleCancellation(tx, current, {
    cancelAt: periodEndOf(shown),
    isAtPeriodEnd: false,
  });
  // Stripe asks for the reason afterwards, and tells of it in an event of its own.
  await saveSubscription(tx, ending, {
    after: { ...ending, cancellation_details: { ...ending.cancellation_details, ...details } },
  });
}

async function submitRenewal(portal: Portal, visit: Visit): Promise<PageReply> {
  const { subscription } = getShown(requireFeature(portal, 'subscription_cancel'), visit);
  await visit.store.write(async (tx) => {
    const current = await tx.get('subscription', subscription.id);
    if (current.cancel_at === null) return;
    const details = { ...current.cancellation_details, comment: null, feedback: null };
    const noted = { ...current, cancellation_details: details };
    const now = await tx.now(current.test_clock);
    const after = withCancellationAt(noted, { cancelAt: null, isAtPeriodEnd: false, now });
    await saveSubscription(tx, current, { after });
  });
  return home(portal, 'renewed');
}

function requireDetails(portal: Portal): Portal {
  if (allowedUpdates(portal).length > 0) return portal;
  throw missing('page', 'details');
}

async function submitDetails(portal: Portal, visit: Visit): Promise<PageReply> {
  const { typed, errors } = readDetails(requireDetails(portal), visit.form);
  if (errors.length > 0) return detailsPage(portal, typed, errors);
  await visit.store.write((tx) => saveDetails(tx, typed));
  return home(portal, 'details');
}
