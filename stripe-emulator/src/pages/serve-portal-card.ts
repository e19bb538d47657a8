/** The change of a card in the customer portal, with the bank's question in between. */
import { AuthenticationNeeded, replaceCard } from '../billing/set-up-card.ts';
import { authenticationFailed, authenticationPage } from './authentication-page.ts';
import { type CardInput, cardFailure, parseCard, readTypedCard, typedCardOf } from './card-form.ts';
import { type PageReply, typedText, type Visit } from './page-routes.ts';
import { changeVisit, type Portal } from './portal.ts';
import { cardPage } from './portal-forms.ts';
import { finish, home, requireFeature } from './portal-navigation.ts';

export async function submitCard(portal: Portal, visit: Visit): Promise<PageReply> {
  requireFeature(portal, 'payment_method_update');
  const typed = readTypedCard(visit.form);
  const parsed = parseCard(typed);
  if ('errors' in parsed) return cardPage(portal, typed, parsed.errors);
  const { card } = parsed;
  try {
    return await saveCard(portal, visit, { card, isAuthenticated: false });
  } catch (error) {
    if (!(error instanceof AuthenticationNeeded))
      return cardPage(portal, typed, [cardFailure(error)]);
    await visit.store.write((tx) => changeVisit(tx, portal.session, { waitingCard: card }));
    return { kind: 'redirect', to: `/p/session/${portal.secret}/card/authenticate` };
  }
}

async function saveCard(
  portal: Portal,
  visit: Visit,
  choice: { readonly card: CardInput; readonly isAuthenticated: boolean },
): Promise<PageReply> {
  await visit.store.write(async (tx) => {
    await replaceCard(tx, await tx.get('customer', portal.customer.id), choice);
    await changeVisit(tx, portal.session, { waitingCard: null });
  });
  return finish(portal, visit, 'card');
}

export function bankPage(portal: Portal): PageReply {
  if (!portal.visit.waitingCard) return home(portal);
  return authenticationPage({
    action: `/p/session/${portal.secret}/card/authenticate`,
    amount: null,
    leadsTo: [portal.session.flow?.after_completion.redirect?.return_url ?? null],
  });
}

export async function submitCardAuthentication(portal: Portal, visit: Visit): Promise<PageReply> {
  const card = portal.visit.waitingCard;
  if (!card) return home(portal);
  const typed = typedCardOf(card);
  if (typedText(visit.form, 'result') !== 'complete') {
    return cardPage(portal, typed, [{ field: 'card-number', message: authenticationFailed }]);
  }
  try {
    return await saveCard(portal, visit, { card, isAuthenticated: true });
  } catch (error) {
    return cardPage(portal, typed, [cardFailure(error)]);
  }
}
