/** The hosted invoice as a payer uses it: look, pay, confirm with the bank, download. */
import {
  completeAuthentication,
  isPayable,
  type PaymentOutcome,
  payInvoice,
} from '../billing/pay-invoice.ts';
import { createCardPaymentMethod } from '../billing/payment-methods.ts';
import type { Transaction } from '../store/transaction.ts';
import { authenticationFailed, authenticationPage } from './authentication-page.ts';
import {
  type CardInput,
  cardFailure,
  emptyCard,
  parseCard,
  readTypedCard,
  type TypedCard,
} from './card-form.ts';
import type { FieldError } from './form-fields.ts';
import { formatAmount } from './format.ts';
import { getHostedInvoice, type HostedInvoice } from './hosted-invoice.ts';
import { invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { type PageReply, type PageRoutes, typedText, type Visit } from './page-routes.ts';

export function serveInvoice(pages: PageRoutes): void {
  pages.get('/i/:token', async (visit) => invoicePage(await read(visit)));
  pages.post('/i/:token', submitPayment);
  pages.get('/i/:token/authenticate', async (visit) => bankPage(await read(visit)));
  pages.post('/i/:token/authenticate', submitAuthentication);
  pages.get('/i/:token/pdf', async (visit) => {
    const { invoice } = await read(visit);
    return {
      kind: 'file',
      name: `Invoice-${invoice.number ?? invoice.id}.pdf`,
      type: 'application/pdf',
      data: await invoicePdf(invoice),
    };
  });
}

function read({ store, path }: Visit): Promise<HostedInvoice> {
  return store.read((tx) => getHostedInvoice(tx, path.token ?? ''));
}

async function submitPayment(visit: Visit): Promise<PageReply> {
  const isStored = typedText(visit.form, 'with') === 'stored';
  const typed = isStored ? emptyCard : readTypedCard(visit.form);
  const parsed = isStored ? { card: null } : parseCard(typed);
  if ('errors' in parsed) return invoicePage(await read(visit), typed, parsed.errors);
  try {
    return await pay(visit, {
      typed,
      isStored,
      run: (tx, hosted) => payBy(tx, hosted, parsed.card),
    });
  } catch (error) {
    return invoicePage(await read(visit), typed, [failureOf(error, isStored)]);
  }
}

/** What a saved card could not pay is said beside it, not at the field of another card's number. */
function failureOf(error: unknown, isStored: boolean): FieldError {
  const failure = cardFailure(error);
  return isStored ? { ...failure, field: 'stored-card' } : failure;
}

async function payBy(
  tx: Transaction,
  { invoice }: HostedInvoice,
  card: CardInput | null,
): Promise<PaymentOutcome> {
  const options = { isOnSession: true, isAuthenticated: false };
  if (card === null) return payInvoice(tx, invoice, options);
  const { id: paymentMethodId } = await createCardPaymentMethod(tx, {
    ...card,
    email: invoice.customer_email,
    customerId: invoice.customer,
  });
  return payInvoice(tx, invoice, { ...options, paymentMethodId });
}

/** A failed attempt is kept, as the bank has seen it. An invoice that is closed by now is only shown. */
async function pay(
  visit: Visit,
  {
    typed,
    isStored,
    run,
  }: {
    readonly typed: TypedCard;
    readonly isStored: boolean;
    readonly run: (tx: Transaction, hosted: HostedInvoice) => Promise<PaymentOutcome>;
  },
): Promise<PageReply> {
  const token = visit.path.token ?? '';
  const outcome = await visit.store.write(async (tx) => {
    const hosted = await getHostedInvoice(tx, token);
    return isPayable(hosted.invoice.status) ? run(tx, hosted) : null;
  });
  if (outcome?.kind === 'requires_action') {
    return { kind: 'redirect', to: `/i/${token}/authenticate` };
  }
  if (outcome?.kind === 'declined') {
    return invoicePage(await read(visit), typed, [failureOf(outcome.error, isStored)]);
  }
  return { kind: 'redirect', to: `/i/${token}` };
}

function bankPage({ token, invoice, waitingPaymentIntent }: HostedInvoice): PageReply {
  if (waitingPaymentIntent === null) return { kind: 'redirect', to: `/i/${token}` };
  return authenticationPage({
    action: `/i/${token}/authenticate`,
    amount: formatAmount(invoice.amount_remaining, invoice.currency),
    leadsTo: [],
  });
}

async function submitAuthentication(visit: Visit): Promise<PageReply> {
  const { token, waitingPaymentIntent, waitingCard } = await read(visit);
  if (waitingPaymentIntent === null) return { kind: 'redirect', to: `/i/${token}` };
  const isSuccessful = typedText(visit.form, 'result') === 'complete';
  const isStored = waitingCard === null;
  const typed = waitingCard ?? emptyCard;
  const reply = await pay(visit, {
    typed,
    isStored,
    run: (tx) => completeAuthentication(tx, waitingPaymentIntent, { isSuccessful }),
  });
  if (isSuccessful) return reply;
  const field = isStored ? 'stored-card' : 'card-number';
  return invoicePage(await read(visit), typed, [{ field, message: authenticationFailed }]);
}
