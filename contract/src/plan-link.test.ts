import { describe, expect, it } from 'vitest';
import { monthOf } from './months.ts';
import { writePlanLink } from './plan-link.ts';
import type { DebtFigures } from './planned-debt.ts';
import { readPlanLink } from './read-plan-link.ts';

const card: DebtFigures = {
  creditor: 'Northgate credit card',
  type: 'Credit Card',
  balance: 4_150.55,
  interestRate: 24.9,
  monthlyPayment: 110,
  termMonths: null,
};
const loan: DebtFigures = { ...card, creditor: 'Loan', type: 'Personal Loan', termMonths: 360 };

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

describe('terms in a link', () => {
  const change = (lastMonth: unknown, thenRate: unknown = 24.9) => ({ lastMonth, thenRate });
  const read = (terms: unknown, options?: unknown) => {
    const debt = ['Card', 'Other', 10, 1, 1, null, terms];
    return readPlanLink(hashOf({ extraPayment: 0, debts: [debt], options }));
  };

  it('come back as they were', () => {
    const deal = {
      rateKind: 'apr',
      rateChanges: [{ lastMonth: monthOf('2027-02'), thenRate: 24.99, thenPayment: 80 }],
      fee: 30,
      minimum: { floor: 25, percent: 1, plusInterest: true },
      priority: true,
      takesExtra: false,
      oneOffs: [{ month: monthOf('2027-03'), amount: 250 }],
    } as const;
    const month = monthOf('2027-05');
    const plan = {
      debts: [{ ...card, terms: deal }, loan],
      extraPayment: 50,
      options: {
        oneOffs: [{ month, amount: 100 }],
        pauses: [{ fromMonth: month, toMonth: month }],
        goal: month,
      },
    };
    expect(readPlanLink(linkParts(plan).hash)).toEqual(plan);
  });

  it('are not in a link to a plan without them', () => {
    const { hash } = linkParts({ debts: [card], extraPayment: 1 });
    const fields = [card.creditor, card.type, card.balance, card.interestRate];
    const written = [...fields, card.monthlyPayment, card.termMonths];
    expect(hash).toBe(hashOf({ extraPayment: 1, debts: [written] }));
  });

  it.each([
    ['a kind that we do not know', { rateKind: 'weekly' }],
    ['terms that are none', 'APR'],
    ['a month that is none', { rateChanges: [change('2027-13')] }],
    ['no list', { rateChanges: change('2027-02') }],
    ['changes out of order', { rateChanges: [change('2027-02'), change('2027-02')] }],
    [
      'more than ten',
      { rateChanges: Array.from({ length: 11 }, (_, at) => change(`20${30 + at}-01`)) },
    ],
    ['a rate that its kind does not have', { rateChanges: [change('2027-02', 24.99)] }],
    ['a rate above its kind', { rateKind: 'monthly', rateChanges: [change('2027-02', 101)] }],
    ['a rate in words', { rateChanges: [change('2027-02', '24.9')] }],
    ['a fee below nothing', { fee: -1 }],
    ['a rule without a floor', { minimum: { percent: 1 } }],
    ['a percentage above 100', { minimum: { floor: 0, percent: 101 } }],
    ['a one-off of nothing', { oneOffs: [{ month: '2027-01', amount: 0 }] }],
  ])('that cannot be read make the link one that was cut short: %s', (_name, terms) => {
    expect(read(terms)).toBe('unreadable');
  });

  it.each([
    [
      'a pause that ends before it begins',
      { pauses: [{ fromMonth: '2027-02', toMonth: '2027-01' }] },
    ],
    ['a goal in words', { goal: 'soon' }],
    ['a list', []],
  ])('of the plan, too: %s', (_name, options) => {
    expect(read({}, options)).toBe('unreadable');
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
