/** Where a visit to the customer portal may go, and where it goes next. */
import { missing } from '../stripe-error.ts';
import type { PageReply, Visit } from './page-routes.ts';
import { changeVisit, type Portal } from './portal.ts';
import { isInFlow } from './portal-forms.ts';

export type PortalHandler = (portal: Portal, visit: Visit) => Promise<PageReply>;

export function requireFeature(
  portal: Portal,
  feature: 'payment_method_update' | 'subscription_cancel',
): Portal {
  if (portal.configuration.features[feature].enabled) return portal;
  throw missing('page', feature);
}

export function home({ secret }: Portal, done?: string): PageReply {
  const query = done === undefined ? '' : `?done=${done}`;
  return { kind: 'redirect', to: `/p/session/${secret}${query}` };
}

/** Where a customer goes who has done what they came for. */
export async function finish(portal: Portal, { store }: Visit, done: string): Promise<PageReply> {
  if (!isInFlow(portal)) return home(portal, done);
  await store.write((tx) => changeVisit(tx, portal.session, { isFlowDone: true }));
  const after = portal.session.flow?.after_completion;
  if (after?.redirect) return { kind: 'redirect', to: after.redirect.return_url };
  if (after?.type === 'hosted_confirmation') {
    return { kind: 'redirect', to: `/p/session/${portal.secret}/done` };
  }
  return home(portal, done);
}
