import { describe, expect, it } from 'vitest';
import { paid, rated, spent } from '../forecast/tracked-debt.fixture.ts';
import { statedRate } from '../ledger/stated-rate.ts';
import {
  type Agreed,
  type AgreedDebt,
  compare,
  deal,
  oneOff,
  pause,
  ratedAs,
  rule,
  type Situation,
} from './agreed-debts.fixture.ts';

type Told = Situation & { readonly name: string };
type Caused = Told & { readonly sooner: number; readonly because: string };

/** £1,200 without interest at £100 a month: the plan ends in January 2027. */
const card = { name: 'Card', balance: 1_200, payment: 100 } as const;
const untilMarch = [paid('2026-02-05', 100), paid('2026-03-05', 100)];
const minimum = { strategy: 'minimum' } as const;

const debt = (
  agreed: Agreed | undefined,
  agreedNow: Agreed,
  more: AgreedDebt = {},
): AgreedDebt => ({
  ...{ ...card, entries: untilMarch, ...(agreed !== undefined && { agreed }), agreedNow },
  ...more,
});

describe('a plan that is followed as it was made', () => {
  it.each<Told>([
    {
      name: 'a deal that ended when the plan had it end',
      today: '2026-04-20',
      debts: [
        {
          ...card,
          agreed: { rateChanges: [deal('2026-02', 24.9)] },
          entries: [...untilMarch, paid('2026-04-05', 100)],
        },
      ],
    },
    {
      name: 'a payment that rose when the plan had it rise, and was paid',
      today: '2026-04-20',
      debts: [
        {
          ...card,
          agreed: { rateChanges: [deal('2026-02', 24.9, { payment: 150 })] },
          entries: [paid('2026-02-05', 100), paid('2026-03-05', 150), paid('2026-04-05', 150)],
        },
      ],
    },
    {
      name: 'what a rule asks for, more than is kept for it, was paid',
      debts: [
        {
          ...card,
          payment: 20,
          agreed: { minimumRule: rule(0, 10) },
          entries: [paid('2026-02-05', 120), paid('2026-03-05', 108)],
        },
      ],
    },
    {
      name: 'what a rule asks for, less than is kept for it, under minimum',
      first: minimum,
      debts: [
        {
          ...card,
          agreed: { minimumRule: rule(25, 1) },
          entries: [paid('2026-02-05', 25), paid('2026-03-05', 25)],
        },
      ],
    },
    {
      name: 'a one-off that the plan had was paid with the rest of its month',
      first: { oneOffs: [oneOff('2026-02', 300)] },
      debts: [{ ...card, entries: [paid('2026-02-05', 400), paid('2026-03-05', 100)] }],
    },
    {
      name: 'a one-off to a debt was paid to it',
      debts: [
        {
          ...card,
          agreed: { oneOffs: [oneOff('2026-02', 300)] },
          entries: [paid('2026-02-05', 400), paid('2026-03-05', 100)],
        },
      ],
    },
    {
      name: 'nothing extra was paid in a month in which the plan pauses',
      first: { extra: 50, pauses: [pause('2026-02', '2026-02')] },
      debts: [{ ...card, entries: [paid('2026-02-05', 100), paid('2026-03-05', 150)] }],
    },
    {
      name: 'the extra went to the priority debt, as in the plan',
      first: { extra: 50 },
      debts: [
        { ...card, agreed: { isPriority: true }, entries: [paid('2026-02-05', 150)] },
        { ...card, name: 'Loan', rate: 12, payment: 50, entries: [paid('2026-02-05', 50)] },
      ],
      today: '2026-02-20',
    },
    {
      name: 'no extra went to the debt that takes none, as in the plan',
      first: { extra: 50 },
      debts: [
        { ...card, rate: 12, agreed: { takesExtra: false }, entries: [paid('2026-02-05', 100)] },
        { ...card, name: 'Loan', payment: 50, entries: [paid('2026-02-05', 100)] },
      ],
      today: '2026-02-20',
    },
  ])('$name', (situation) => {
    const { summary, causes } = compare(situation);
    expect(summary).toContain('You are on your first plan');
    expect(causes).toEqual([]);
  });
});

describe('a deal that is not as the first plan had it', () => {
  const toMarch: Agreed = { rateChanges: [deal('2026-03', 60)] };
  it.each<Caused>([
    {
      name: 'came, and lies ahead',
      debts: [debt(undefined, { rateChanges: [deal('2026-06', 60)] })],
      sooner: -2,
      because: 'the deal on Card ends in June 2026, which your first plan did not have',
    },
    {
      name: 'came, and is in force',
      debts: [debt(undefined, { rateChanges: [deal('2026-01', 60)] })],
      sooner: -6,
      because: 'the deal on Card ended, and its rate rose from 0% to 60%',
    },
    {
      name: 'came, with rates of a month',
      debts: [
        debt(
          undefined,
          { rateChanges: [deal('2026-01', 5, { kind: 'monthly' })] },
          { kind: 'monthly', rate: 1 },
        ),
      ],
      sooner: -5,
      because: 'the deal on Card ended, and its rate rose from 1% a month to 5% a month',
    },
    {
      name: 'came, and its rate falls',
      debts: [debt(undefined, { rateChanges: [deal('2026-03', 0)] }, { rate: 60 })],
      sooner: 5,
      because:
        'the rate of Card falls to 0% from April 2026 on, which your first plan did not have',
    },
    {
      name: 'came, and its rate fell',
      debts: [debt(undefined, { rateChanges: [deal('2026-01', 0)] }, { rate: 60 })],
      sooner: 6,
      because: 'the rate of Card fell from 60% to 0%, which your first plan did not have',
    },
    {
      name: 'was taken away',
      debts: [debt(toMarch, {})],
      sooner: 4,
      because: 'your first plan had the deal on Card end in March 2026, and it no longer does',
    },
    {
      name: 'was taken away after its end',
      today: '2026-04-20',
      debts: [debt(toMarch, {}, { entries: [...untilMarch, paid('2026-04-05', 100)] })],
      sooner: 4,
      because: 'your first plan had the deal on Card end in March 2026, and it did not',
    },
    {
      name: 'goes on for longer',
      debts: [debt(toMarch, { rateChanges: [deal('2026-12', 60)] })],
      sooner: 4,
      because: 'the deal on Card ends in December 2026, not in March 2026 as in your first plan',
    },
    {
      name: 'ended sooner',
      debts: [debt({ rateChanges: [deal('2026-12', 60)] }, { rateChanges: [deal('2026-01', 60)] })],
      sooner: -6,
      because: 'the deal on Card ended in January 2026, not in December 2026 as in your first plan',
    },
    {
      name: 'has another rate after it',
      debts: [debt(toMarch, { rateChanges: [deal('2026-03', 90)] })],
      sooner: -3,
      because: 'the rate of Card from April 2026 on is 90%, not 60% as in your first plan',
    },
    {
      name: 'has a rate of another kind after it',
      debts: [
        debt(
          { rateChanges: [deal('2026-03', 90)] },
          { rateChanges: [deal('2026-03', 90, { kind: 'apr' })] },
        ),
      ],
      sooner: 3,
      because:
        'the rate of Card from April 2026 on is an APR, not simple yearly as in your first plan',
    },
    {
      name: 'has another month and another rate',
      debts: [debt(toMarch, { rateChanges: [deal('2026-04', 120)] })],
      sooner: -5,
      because: 'the rate changes of Card are not those of your first plan',
    },
    {
      name: 'two of one debt',
      debts: [debt(toMarch, { rateChanges: [deal('2026-02', 90), deal('2026-05', 91)] })],
      sooner: -6,
      because: 'the rate changes of Card are not those of your first plan',
    },
    {
      name: 'deals of two debts',
      first: minimum,
      debts: [debt(toMarch, {}), debt(toMarch, {}, { name: 'Loan' })],
      sooner: 4,
      because: 'the rate changes of 2 debts are not those of your first plan',
    },
  ])('$name: because $because', (situation) => {
    const { summary, months_sooner } = compare(situation);
    expect(summary).toContain(`, because ${situation.because}.`);
    expect(months_sooner).toBe(situation.sooner);
  });
});

describe('a rate that was entered by hand', () => {
  const dear = { ...card, rate: 60, entries: untilMarch } as const;
  it.each<Caused>([
    {
      name: 'is an APR, with the same figure',
      debts: [{ ...dear, entries: [ratedAs('2026-01-25', statedRate('apr', 60)), ...untilMarch] }],
      sooner: 2,
      because: 'the rate of Card is an APR now',
    },
    {
      name: 'is an APR, and rose in its figure and in what it costs',
      debts: [{ ...dear, entries: [ratedAs('2026-01-25', statedRate('apr', 120)), ...untilMarch] }],
      sooner: -7,
      because: 'the rate of Card rose from 60% to 120% APR',
    },
    {
      name: 'is an APR whose figure is higher and which costs less',
      debts: [{ ...dear, entries: [ratedAs('2026-01-25', statedRate('apr', 61)), ...untilMarch] }],
      sooner: 2,
      because: 'the rate of Card changed, and is an APR now',
    },
    {
      name: 'rose from what it was after a deal that the plan had',
      debts: [
        {
          ...card,
          agreed: { rateChanges: [deal('2026-01', 20)] },
          entries: [paid('2026-02-05', 100), rated('2026-02-10', 80), paid('2026-03-05', 100)],
        },
      ],
      sooner: -8,
      because: 'the rate of Card rose from 20% to 80%',
    },
    {
      name: 'held until the change that the plan had',
      debts: [
        {
          ...card,
          agreed: { rateChanges: [deal('2026-02', 20)] },
          entries: [rated('2026-01-25', 100), ...untilMarch],
        },
      ],
      sooner: -2,
      because: 'interest rates changed for a time',
    },
  ])('$name: because $because', (situation) => {
    const { summary, months_sooner } = compare(situation);
    expect(summary).toContain(`, because ${situation.because}.`);
    expect(months_sooner).toBe(situation.sooner);
  });

  it('is none where only the way of charging changed: what was not paid is all that is named', () => {
    // Ten months without a payment, at 5% a month: interest on interest takes another month.
    const marked = ratedAs('2026-01-25', statedRate(null, 60));
    const debts = [{ ...dear, payment: 1_900, entries: [marked] }];
    const { months_sooner, causes } = compare({ today: '2026-11-20', debts });
    // 1,200.00 at 5% for ten months is 1,954.67, and no longer 1,800.00.
    expect(months_sooner).toBe(-10);
    expect(causes.map(({ sentence }) => sentence)).toEqual([
      'You paid £1,260.00 less than your first plan had by now',
    ]);
  });
});

describe('a deal that came with a payment', () => {
  it('is later by its rate and sooner by its payment, each by itself', () => {
    const { months_sooner, causes } = compare({
      debts: [debt(undefined, { rateChanges: [deal('2026-03', 60, { payment: 250 })] })],
    });
    // By 5 months, which are 9 sooner for the payment and 1 later for the rate only one at a time.
    expect(months_sooner).toBe(5);
    expect(causes).toEqual([
      {
        sentence:
          'You plan to pay £250.00 a month to Card from April 2026 on, not £100.00 as at first',
        months_sooner: null,
      },
    ]);
  });
});

describe('what a lender asks for', () => {
  it.each<Caused>([
    {
      name: 'by a rule that came, less than the payment, under minimum',
      first: minimum,
      debts: [debt(undefined, { minimumRule: rule(50) })],
      sooner: -10,
      because: 'the lender of Card asks for less than your first plan had',
    },
    {
      name: 'by a rule that came, more than the payment',
      debts: [debt(undefined, { minimumRule: rule(200) })],
      sooner: 5,
      because: 'the lender of Card asks for more than your first plan had',
    },
    {
      name: 'by rules that came, of two debts',
      first: minimum,
      debts: [
        debt(undefined, { minimumRule: rule(50) }),
        debt(undefined, { minimumRule: rule(50) }, { name: 'Loan' }),
      ],
      sooner: -10,
      because: 'the lenders of 2 debts ask for less than your first plan had',
    },
    {
      name: 'by a rule that changed, more at first and less later on',
      first: minimum,
      debts: [
        debt(
          { minimumRule: rule(100) },
          { minimumRule: rule(5, 15) },
          { payment: 0, paymentNow: 0 },
        ),
      ],
      sooner: -18,
      because: 'the lender of Card asks for another minimum than in your first plan',
    },
    {
      name: 'no more than the plan asked for on what was spent since: the spending is the cause',
      debts: [
        {
          ...card,
          payment: 20,
          agreed: { minimumRule: rule(0, 10) },
          entries: [paid('2026-02-05', 120), paid('2026-03-05', 108), spent('2026-03-10', 5_000)],
        },
      ],
      sooner: -17,
      because: 'spending and charges came to £5,000.00',
    },
  ])('$name: because $because', (situation) => {
    const { summary, months_sooner } = compare(situation);
    expect(summary).toContain(`, because ${situation.because}.`);
    expect(months_sooner).toBe(situation.sooner);
  });

  it('counts as what the plan had, with what the rule came to ask for after spending', () => {
    const entries = [spent('2026-01-20', 1_200), paid('2026-02-05', 120), paid('2026-03-05', 108)];
    const { causes } = compare({
      debts: [{ ...card, payment: 20, agreed: { minimumRule: rule(0, 10) }, entries }],
    });
    // 10% of 2,400.00, and March is not over.
    expect(causes.map(({ sentence }) => sentence)).toContain(
      'You paid £120.00 less than your first plan had by now, counting what lenders asked for',
    );
  });
});

describe('a plan that was changed', () => {
  const dear = { ...card, name: 'Loan', rate: 60, payment: 100 } as const;
  const paidBoth = (agreedNow: Agreed): readonly AgreedDebt[] => [
    { ...card, balance: 3_000, agreedNow, entries: untilMarch },
    { ...dear, balance: 2_000, entries: [paid('2026-02-05', 200), paid('2026-03-05', 200)] },
  ];
  it.each<Caused>([
    {
      name: 'one-offs that came',
      debts: [{ ...card, entries: untilMarch }],
      plan: { oneOffs: [oneOff('2026-05', 300)] },
      sooner: 3,
      because: 'you plan £300.00 more in one-off payments from now on than your first plan had',
    },
    {
      name: 'one-offs that went, of a debt',
      debts: [debt({ oneOffs: [oneOff('2026-05', 300)] }, {})],
      sooner: -3,
      because: 'you plan £300.00 less in one-off payments from now on than your first plan had',
    },
    {
      name: 'a one-off that was moved beyond the end',
      first: { oneOffs: [oneOff('2026-05', 300)] },
      plan: { oneOffs: [oneOff('2027-05', 300)] },
      debts: [{ ...card, entries: untilMarch }],
      sooner: -3,
      because: 'you plan other one-off payments than at first',
    },
    {
      name: 'a one-off whose month has passed is no part of it',
      first: { oneOffs: [oneOff('2026-02', 300)] },
      plan: {},
      debts: [{ ...card, entries: untilMarch }],
      sooner: -3,
      because: 'you paid £300.00 less than your first plan had by now',
    },
    {
      name: 'a pause that came',
      first: { extra: 100 },
      plan: { extra: 100, pauses: [pause('2026-04', '2026-07')] },
      debts: [{ ...card, entries: [paid('2026-02-05', 200), paid('2026-03-05', 200)] }],
      sooner: -2,
      because: 'you plan to pause for 4 more months from now on than your first plan had',
    },
    {
      name: 'a pause that went',
      first: { extra: 100, pauses: [pause('2026-04', '2026-04'), pause('2026-06', '2026-08')] },
      plan: { extra: 100 },
      debts: [{ ...card, entries: [paid('2026-02-05', 200), paid('2026-03-05', 200)] }],
      sooner: 2,
      because: 'you plan to pause for 4 fewer months from now on than your first plan had',
    },
    {
      name: 'a debt that has priority now',
      first: { extra: 100 },
      debts: paidBoth({ isPriority: true }),
      sooner: -3,
      because: 'Card is a priority debt now',
    },
    {
      name: 'a debt that takes no extra now',
      first: { extra: 100 },
      debts: paidBoth({ takesExtra: false }),
      sooner: -10,
      because: 'no extra money goes to Card now',
    },
    {
      name: 'a payment that came with a deal',
      debts: [debt(undefined, { rateChanges: [deal('2026-03', 0, { payment: 250 })] })],
      sooner: 6,
      because:
        'you plan to pay £250.00 a month to Card from April 2026 on, not £100.00 as at first',
    },
    {
      name: 'another payment after a deal that the plan had',
      debts: [
        debt(
          { rateChanges: [deal('2026-03', 60, { payment: 120 })] },
          { rateChanges: [deal('2026-03', 60, { payment: 200 })] },
        ),
      ],
      sooner: 5,
      because:
        'you plan to pay £200.00 a month to Card from April 2026 on, not £120.00 as at first',
    },
    {
      name: 'a payment after a deal that has been moved',
      debts: [
        debt(
          { rateChanges: [deal('2026-03', 0, { payment: 200 })] },
          { rateChanges: [deal('2026-06', 0, { payment: 200 })] },
        ),
      ],
      sooner: -2,
      because: 'you plan other monthly payments than at first',
    },
    {
      name: 'a payment that was set by hand beside one that came with a deal',
      debts: [
        debt(
          undefined,
          { rateChanges: [deal('2026-02', 0, { payment: 200 })] },
          { paymentNow: 150, paymentSetOn: '2026-03-10' },
        ),
      ],
      sooner: 3,
      because: 'you plan to pay £50.00 a month more than at first',
    },
  ])('$name: because $because', (situation) => {
    const { summary, months_sooner } = compare(situation);
    expect(summary).toContain(`, because ${situation.because}.`);
    expect(months_sooner).toBe(situation.sooner);
  });
});
