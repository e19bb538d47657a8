import { describe, expect, it } from 'vitest';
import { readPlanLink, writePlanLink } from './plan-link.ts';
import type { PlannedDebt } from './planned-debt.ts';

const card: PlannedDebt = {
  creditor: 'Northgate credit card',
  type: 'Credit Card',
  balance: 4_150.55,
  interestRate: 24.9,
  monthlyPayment: 110,
  termMonths: null,
};
const loan: PlannedDebt = { ...card, creditor: 'Loan', type: 'Personal Loan', termMonths: 360 };

/** What a browser keeps of the link when it asks the server for the page. */
function linkParts(plan: Parameters<typeof writePlanLink>[0]) {
  const url = new URL(writePlanLink(plan), 'https://debt-payoff.example');
  return { requested: `${url.pathname}${url.search}`, hash: url.hash };
}

function hashOf(value: unknown): string {
  return `#plan=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
}

describe('a link to a plan', () => {
  it.each([
    ['two debts', { debts: [card, loan], extraPayment: 100 }],
    ['no extra payment', { debts: [card], extraPayment: 0 }],
    ['an order of its debts', { debts: [card, loan], extraPayment: 0, customOrder: [1, 0] }],
    [
      'names in any script',
      {
        debts: ['Ünï 💳', 'بنك', '<img src=x onerror=alert(1)>', '', '+/=&#%'].map((creditor) => ({
          ...card,
          creditor,
        })),
        extraPayment: 12.34,
      },
    ],
  ])('gives back what it was made from: %s', (_name, plan) => {
    expect(readPlanLink(linkParts(plan).hash)).toEqual(plan);
  });

  it('asks the server for the calculator alone', () => {
    expect(linkParts({ debts: [card], extraPayment: 100 }).requested).toBe('/calculator');
  });

  it('holds 500 debts with the longest names', () => {
    const debts = Array.from({ length: 500 }, () => ({ ...card, creditor: '💳'.repeat(100) }));
    const plan = { debts, extraPayment: 1 };
    expect(readPlanLink(linkParts(plan).hash)).toEqual(plan);
  });
});

describe('an order in a link', () => {
  const read = (customOrder: unknown) => {
    const debt = ['Card', 'Other', 10, 1, 1, null];
    return readPlanLink(hashOf({ extraPayment: 0, debts: [debt, debt], customOrder }));
  };

  it.each([[[]], [[1]], [[1, 0]]])('is read: %j', (order) => {
    expect(read(order)).toMatchObject({ customOrder: order });
  });

  it.each([undefined, null, 'custom', [2], [-1], [0.5], [0, 0], ['0'], { 0: 1 }])(
    'that does not fit its debts is left out, and the plan opens: %j',
    (order) => {
      expect(read(order)).toMatchObject({ debts: [{}, {}] });
      expect(read(order)).not.toHaveProperty('customOrder');
    },
  );
});

describe('a fragment that is not a plan of ours', () => {
  it.each([
    ['nothing', ''],
    ['another place on the page', '#how-it-works'],
  ])('%s is none', (_name, hash) => {
    expect(readPlanLink(hash)).toBeNull();
  });
});

describe('a plan that cannot be read', () => {
  const figures = [4_150, 24.9, 110, null];
  const debt = ['Card', 'Credit Card', ...figures];
  it.each([
    ['an empty plan', '#plan='],
    ['a link that was cut in its first word', '#pla'],
    ['no base64', '#plan=%%%'],
    ['base64 of no JSON', `#plan=${btoa('hello')}`],
    ['bytes that are no text', `#plan=${btoa('\xff\xfe')}`],
    ['a link that was cut short', linkParts({ debts: [card], extraPayment: 1 }).hash.slice(0, -9)],
    ['null', hashOf(null)],
    ['a list', hashOf([debt])],
    ['no debts', hashOf({ debts: [], extraPayment: 0 })],
    ['debts that are no list', hashOf({ debts: 'all', extraPayment: 0 })],
    ['a debt that is no list', hashOf({ debts: [{}], extraPayment: 0 })],
    ['a name that is no text', hashOf({ debts: [[7, 'Other', ...figures]], extraPayment: 0 })],
    ['a balance in words', hashOf({ debts: [['Card', 'Other', 'lots', 1, 1]], extraPayment: 0 })],
    ['a negative balance', hashOf({ debts: [['Card', 'Other', -5, 1, 1]], extraPayment: 0 })],
    ['no extra payment', hashOf({ debts: [debt] })],
    ['501 debts', hashOf({ debts: Array(501).fill(debt), extraPayment: 0 })],
    ['a plan that is too long', `#plan=${'A'.repeat(4_000_000)}`],
  ])('%s is not taken for no plan at all', (_name, hash) => {
    expect(readPlanLink(hash)).toBe('unreadable');
  });
});

describe('a plan with a debt that is not as we write it', () => {
  const figures = [4_150, 24.9, 110, null];
  const planOf = (debt: unknown) => {
    const read = readPlanLink(hashOf({ debts: [debt], extraPayment: 0 }));
    return read === 'unreadable' ? null : read;
  };

  it('a type that we do not know is left to be chosen', () => {
    expect(planOf(['Card', 'Pawn', ...figures])?.debts[0]).toMatchObject({
      creditor: 'Card',
      type: '',
      balance: 4_150,
    });
  });

  it('a name that is too long is cut', () => {
    const long = ['x'.repeat(9_000), 'Other', ...figures];
    expect(planOf(long)?.debts[0]?.creditor).toHaveLength(200);
    const odd = [`x${'💳'.repeat(200)}`, 'Other', ...figures];
    expect(planOf(odd)?.debts[0]?.creditor).toBe(`x${'💳'.repeat(99)}`);
  });
});
