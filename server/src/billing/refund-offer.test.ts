import { describe, expect, it } from 'vitest';
import { settableClock } from '../testing/settable-clock.ts';
import type { PaidInvoice } from './payment-provider.ts';
import { findRefundWindow, planRefunds, type RefundTerms } from './refund-offer.ts';

/** Bought on 15 November without a trial, for the 30 days until 15 December. */
function theTerms(changes: Partial<RefundTerms> = {}): RefundTerms {
  return {
    status: 'active',
    startedAt: new Date('2026-11-15T09:00:00Z'),
    trialStart: null,
    trialEnd: null,
    extendedUntil: null,
    periodEnd: new Date('2026-12-15T09:00:00Z'),
    endedAt: null,
    startNowAt: null,
    ...changes,
  };
}

const startNowAt = new Date('2026-11-15T08:55:00Z');
const trialStart = new Date('2026-11-01T09:00:00Z');
const trialEnd = new Date('2026-11-15T09:00:00Z');

function anInvoice(paidPence: number, refundedPence = 0): PaidInvoice {
  const id = `in_${paidPence}`;
  return { id, paymentIntentId: `pi_${id}`, paidPence, refundedPence };
}

const noCredit = { givenPence: 0, leftPence: 0 };

function offerAt(
  instant: string,
  terms: RefundTerms,
  invoices: readonly PaidInvoice[],
  credit = noCredit,
) {
  const clock = settableClock();
  clock.set(instant);
  const window = findRefundWindow(terms, clock);
  if (window === null) return null;
  const planned = planRefunds({ terms, window, invoices, credit, today: clock.today() });
  return { until: window.until, each: planned.map(({ amountPence }) => amountPence) };
}

const basic = [anInvoice(499)];

describe('how much goes back', () => {
  it.each<[string, string, RefundTerms, PaidInvoice[], number[]]>([
    ['all of it on the first day', '2026-11-15T09:00', theTerms(), basic, [499]],
    ['all of it on the last day', '2026-11-29T09:00', theTerms(), basic, [499]],
    ['all, started at once, on day 0', '2026-11-15T23:59', theTerms({ startNowAt }), basic, [499]],
    // 29 of 30 days: 482.37 pence.
    ['29 days of 30 on day 1', '2026-11-16T00:00', theTerms({ startNowAt }), basic, [482]],
    ['the same late on day 1', '2026-11-16T23:59', theTerms({ startNowAt }), basic, [482]],
    // 23 of 30 days: 382.57 pence.
    ['23 days of 30 on day 7', '2026-11-22T12:00', theTerms({ startNowAt }), basic, [383]],
    // 16 of 30 days: 266.13 pence.
    ['16 days of 30 on day 14', '2026-11-29T12:00', theTerms({ startNowAt }), basic, [266]],
    // 17 of 30 days: 280.5 pence.
    ['half a penny goes up', '2026-11-28T12:00', theTerms({ startNowAt }), [anInvoice(495)], [281]],
    [
      'all of an upgrade and of what came before it',
      '2026-11-22T12:00',
      theTerms(),
      [anInvoice(320), anInvoice(499)],
      [320, 499],
    ],
    // 23 of 30 days of 819 pence: 627.9.
    [
      'the share of both, newest charge first',
      '2026-11-22T12:00',
      theTerms({ startNowAt }),
      [anInvoice(320), anInvoice(499)],
      [320, 308],
    ],
    // 16 of 30 days of 819 pence: 436.8.
    [
      'the share of both, of the older one a part',
      '2026-11-29T12:00',
      theTerms({ startNowAt }),
      [anInvoice(320), anInvoice(499)],
      [320, 117],
    ],
    [
      'what is left after an earlier refund',
      '2026-11-20T12:00',
      theTerms(),
      [anInvoice(499, 100)],
      [399],
    ],
    // 16 of 30 days of the 399 pence that are left: 212.8.
    [
      'the share of what is left',
      '2026-11-29T12:00',
      theTerms({ startNowAt }),
      [anInvoice(499, 100)],
      [213],
    ],
    [
      'nothing where all went back already',
      '2026-11-20T12:00',
      theTerms(),
      [anInvoice(499, 499)],
      [0],
    ],
    ['nothing where nothing was paid', '2026-11-20T12:00', theTerms({ startNowAt }), [], []],
    // The days that staff gave are no part of what was paid for: still 29 of 30.
    [
      'the share of the paid month where staff extended it',
      '2026-11-16T12:00',
      theTerms({
        startNowAt,
        status: 'trialing',
        extendedUntil: new Date('2027-01-14T09:00:00Z'),
        periodEnd: new Date('2027-01-14T09:00:00Z'),
      }),
      basic,
      [482],
    ],
    // February: 28 days from the 10th to the 10th, 14 of them left on day 14. 499 * 14 / 28 = 249.5.
    [
      'the share of a short month',
      '2027-02-24T12:00',
      theTerms({
        startNowAt,
        startedAt: new Date('2027-02-10T09:00:00Z'),
        periodEnd: new Date('2027-03-10T09:00:00Z'),
      }),
      basic,
      [250],
    ],
  ])('%s', (_, at, terms, invoices, expected) => {
    expect(offerAt(`${at}:00Z`, terms, invoices)?.each).toEqual(expected);
  });
});

describe('with credit after a change to a cheaper plan', () => {
  const invoices = [anInvoice(383), anInvoice(499)];
  it.each<[string, RefundTerms, number, number[]]>([
    ['all goes back, and once', theTerms(), 383, [383, 499]],
    // 23 of 30 days of the 499 pence: 382.57. Seven days of the cheaper plan were used.
    ['the credit whole, and a share of the rest', theTerms({ startNowAt }), 383, [383, 383]],
    ['nothing of what was spent since', theTerms(), 0, [383, 116]],
  ])('%s', (_, terms, leftPence, expected) => {
    const credit = { givenPence: 383, leftPence };
    expect(offerAt('2026-11-22T12:00:00Z', terms, invoices, credit)?.each).toEqual(expected);
  });
});

describe('when it is offered', () => {
  it.each<[string, string, RefundTerms, string | null]>([
    ['from the first day', '2026-11-15T09:00', theTerms(), '2026-11-29'],
    ['until the end of day 14', '2026-11-29T23:59', theTerms(), '2026-11-29'],
    ['not on day 15', '2026-11-30T00:00', theTerms(), null],
    ['not in a trial', '2026-11-14T12:00', theTerms({ trialStart, trialEnd }), null],
    [
      'once the trial has turned paid',
      '2026-11-15T09:00',
      theTerms({ trialStart, trialEnd }),
      '2026-11-29',
    ],
    ['not 15 days after the trial', '2026-11-30T09:00', theTerms({ trialStart, trialEnd }), null],
    [
      'by days of London, in summer: bought half an hour after midnight there',
      '2027-07-15T22:59',
      theTerms({ startedAt: new Date('2027-06-30T23:30:00Z') }),
      '2027-07-15',
    ],
    [
      'and no longer when it is past midnight there',
      '2027-07-15T23:00',
      theTerms({ startedAt: new Date('2027-06-30T23:30:00Z') }),
      null,
    ],
    [
      'not after an extension by staff',
      '2027-01-15T12:00',
      theTerms({ extendedUntil: new Date('2027-01-14T09:00:00Z') }),
      null,
    ],
    [
      'not after an extension of one that began with a trial',
      '2027-01-15T12:00',
      theTerms({ trialStart, trialEnd, extendedUntil: new Date('2027-01-14T09:00:00Z') }),
      null,
    ],
    [
      'also while a payment is due',
      '2026-11-20T12:00',
      theTerms({ status: 'past_due' }),
      '2026-11-29',
    ],
    [
      'not once it has ended',
      '2026-11-20T12:00',
      theTerms({ status: 'canceled', endedAt: new Date('2026-11-19T12:00:00Z') }),
      null,
    ],
    ['not while it is incomplete', '2026-11-15T12:00', theTerms({ status: 'incomplete' }), null],
    ['not while it is paused', '2026-11-15T12:00', theTerms({ status: 'paused' }), null],
  ])('%s', (_, at, terms, until) => {
    expect(offerAt(`${at}:00Z`, terms, basic)?.until ?? null).toBe(until);
  });
});
