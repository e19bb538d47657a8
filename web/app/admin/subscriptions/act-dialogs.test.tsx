import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { aBrowser } from '../../session/browser.fixture.ts';
import type { ActDialogProps } from '../acts/act-dialog.tsx';
import { requiredOf } from '../lists/shown-page.fixture.tsx';
import { SubscriptionActDialog } from './act-dialogs.tsx';
import { anInvoice, aSubscription, cancelled } from './builders.fixture.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const onClose = (): void => {};
const subscription = aSubscription();

function draw(part: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>,
  );
}

it.each([
  ['cancel', 'Cancel the Premium Plan of alice?', 'It ends on 14 December 2026.'],
  ['reactivate', 'Reactivate the Premium Plan of alice?', 'It no longer ends.'],
  ['extend', 'How many days do you give to the Premium Plan of alice?', 'later, free of charge.'],
] as const)(
  'to %s names whose plan it is, what happens, and asks for a reason',
  (act, question, happens) => {
    const given = act === 'reactivate' ? aSubscription(cancelled) : subscription;
    const markup = draw(<SubscriptionActDialog act={act} subscription={given} onClose={onClose} />);
    expect(markup).toContain(question);
    expect(markup).toContain(happens);
    expect(markup).toContain('Reason (optional)');
  },
);

it('a refund starts with all that is left, names amount and person, and needs a reason', () => {
  const invoice = anInvoice({ amount_refunded: 2.5, refundable: 7.49 });
  const markup = draw(<RefundDialog {...{ subscription, invoice, onClose }} />);
  expect(markup).toContain('value="7.49"');
  expect(markup).toContain('£7.49 of £9.99 is left.');
  expect(markup).toContain('£7.49 of invoice DP-0001 goes back to the card of alice.');
  expect(markup).toContain('>Refund £7.49<');
  expect(requiredOf(markup)).toEqual(['Amount', 'Reason']);
});

it('without a number of days nothing is sent', () => {
  const { requests } = aBrowser(() => ({ status: 200 }));
  const { hasProblem, onConfirm } = propsOf(() => ExtendDialog({ subscription, onClose }));
  expect(hasProblem?.()).toBe(true);
  onConfirm('');
  expect(requests).toEqual([]);
});

it('without an amount that is left nothing is sent', () => {
  const { requests } = aBrowser(() => ({ status: 200 }));
  const invoice = anInvoice({ refundable: 0 });
  const dialog = propsOf(() => RefundDialog({ subscription, invoice, onClose }));
  expect(dialog.hasProblem?.()).toBe(true);
  dialog.onConfirm('Charged twice');
  expect(requests).toEqual([]);
});

/** Of the question as it is first shown. */
function propsOf(dialog: () => unknown): ActDialogProps {
  const seen: ActDialogProps[] = [];
  function Probe() {
    const element = dialog();
    if (isValidElement<ActDialogProps>(element)) seen.push(element.props);
    return null;
  }
  draw(<Probe />);
  const [props] = seen;
  if (props === undefined) throw new Error('The dialog was not shown.');
  return props;
}
