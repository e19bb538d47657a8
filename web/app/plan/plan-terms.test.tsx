import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { describe, expect, it } from 'vitest';
import { Offers } from '../billing/offers.tsx';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { aDebt, aPortfolio } from '../dashboard/builders.fixture.ts';
import { DebtFreeSummary } from '../dashboard/debt-free-summary.tsx';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { noChangedOptions } from './added-options.ts';
import { AddedOptions } from './added-options-field.tsx';
import { aForecastDebt, aPlan, aPlanLine, forecastTerms } from './builders.fixture.ts';
import { KeptOptions } from './kept-options.tsx';
import { KeptPlan } from './kept-plan.tsx';
import { PlanShortfall } from './plan-shortfall.tsx';
import { ThisMonth } from './this-month.tsx';

/** What is read, without markup. */
const wordsOf = (part: Parameters<typeof markupWithFacts>[0]) =>
  markupWithFacts(part)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

const rule = { floorPence: 2_500, percentBasisPoints: 100, plusInterest: true };

/** A card that keeps £90 and is asked for £25, arrears that come first, and a mortgage that takes no extra. */
function aTermedPlan(given: Partial<PortfolioPlan> = {}): PortfolioPlan {
  const ofCard = forecastTerms({ minimum: rule, requiredPence: 2_500 });
  const debts = [
    aForecastDebt({ monthlyPaymentPence: 9_000, terms: ofCard }),
    aForecastDebt({ terms: forecastTerms({ isPriority: true }) }),
    aForecastDebt({ terms: forecastTerms({ takesExtra: false }) }),
  ];
  return aPlan({
    debt_ids: [1, 2, 3],
    lines: [
      aPlanLine('Card', { required_amount: 25, planned_amount: 90, to_pay: 90 }),
      aPlanLine('Council tax', { debt_id: 2, is_priority: true, is_first: true }),
      aPlanLine('Mortgage', { debt_id: 3, takes_extra: false }),
    ],
    forecast_input: { ...aPlan().forecast_input, debts },
    ...given,
  });
}

const list = (plan: PortfolioPlan) =>
  wordsOf(<ThisMonth plans={[plan]} hasNames={false} onRecord={() => {}} />);

describe('the list of the month', () => {
  it('says what a lender asks for by a rule, which debt is a priority, and where no extra goes', () => {
    const words = list(aTermedPlan());
    expect(words).toContain('Card £90.00 Your lender asks for at least £25.00 Record');
    expect(words).toContain('Council tax First Priority debt £50.00 Record');
    expect(words).toContain('Mortgage £50.00 No extra goes here Record');
  });

  it('says why the first debt is first, where there is a choice', () => {
    const first = { is_first: true, first_reason: 'highest rate after its deal' };
    const [card, loan] = [aPlanLine('Card', first), aPlanLine('Loan', { debt_id: 2 })];
    const why = 'First for extra money: highest rate after its deal';
    expect(list(aPlan({ lines: [card, loan] }))).toContain(`Card First £50.00 ${why} Record`);
    expect(list(aPlan({ lines: [card] }))).not.toContain('First');
    const unsaid = { ...card, first_reason: null };
    expect(list(aPlan({ lines: [unsaid, loan] }))).toContain('Card First £50.00 Record');
  });

  it('has one-offs on the line of their debt, and others above the list', () => {
    const one_offs = [
      { month: '2026-11', amount: 500, debt_id: 1 },
      { month: '2026-11', amount: 40, debt_id: null },
      // Paid off, so that it has no line: what was meant for it goes to the others.
      { month: '2026-11', amount: 60, debt_id: 9 },
      { month: '2027-01', amount: 900, debt_id: null },
    ];
    const plan = aTermedPlan({ one_offs });
    const [card, ...others] = plan.lines;
    const lines =
      card === undefined
        ? []
        : [{ ...card, one_off_amount: 500, planned_amount: 590, to_pay: 590 }, ...others];
    const words = list({ ...plan, lines });
    expect(words).toContain('£100.00 one-off this month, which goes where the strategy says. Card');
    expect(words).toContain('at least £25.00 £500.00 one-off this month Record');
    expect(words).not.toContain('£900.00');
  });

  it('says that a month is paused', () => {
    expect(list(aTermedPlan({ is_paused: true }))).toContain(
      'Paused: only what lenders ask for is paid this month. Card',
    );
  });

  it('says nothing of the kind for debts without terms', () => {
    const words = list(aPlan({ lines: [aPlanLine('Card')] }));
    expect(words).toBe('This month To pay: £50.00. Card £50.00 Record');
  });
});

describe('a month in which lenders ask for more than there is', () => {
  const shortfall = { month: '2027-03', amount: 12.5, asked: 412.5 };
  const banner = (plans: readonly PortfolioPlan[], hasNames = false) =>
    wordsOf(<PlanShortfall plans={plans} hasNames={hasNames} thisMonth={monthOf('2026-11')} />);

  it('is said with free advice, and nothing is said where there is none', () => {
    expect(banner([aPlan({ shortfall })])).toMatch(
      /^Your lenders would ask for more than your budget In March 2027 your lenders would ask for £412\.50\. .* so you would be £12\.50 short\. .* Free and confidential debt advice is there for you\.$/,
    );
    expect(banner([aPlan()])).toBe('');
  });

  it('asks for nothing more once all that lenders ask for in it is recorded', () => {
    const lines = [
      aPlanLine('Card', { required_amount: 25, paid_amount: 25, to_pay: 0 }),
      aPlanLine('Loan', { debt_id: 2, required_amount: 40, paid_amount: 50, to_pay: 0 }),
    ];
    const now = { ...shortfall, month: '2026-11' };
    const words = banner([aPlan({ month: '2026-11', shortfall: now, lines })]);
    expect(words).toBe(
      'Your lenders asked for more than your budget this month This month your lenders asked for £412.50, which is £12.50 more than your budget. All of it is recorded. Free and confidential debt advice is there for you.',
    );
  });

  it('is that of each portfolio by its name, and may be this month', () => {
    const now = aPlan({ portfolio_name: 'Home', shortfall: { ...shortfall, month: '2026-11' } });
    const words = banner([now, aPlan({ shortfall }), aPlan()], true);
    expect(words).toContain('Your lenders ask for more than your budget Home: this month your');
    expect(words).toContain('Household: in March 2027 your lenders would ask for £412.50.');
  });

  it('has nothing beside it that is offered to buy', () => {
    const dialog = (areMade: boolean) =>
      wordsOf(
        <Offers areMade={areMade}>
          <UpgradeDialog title="Too many" tier="free" upgradeUrl="/plans" onClose={() => {}}>
            One is all.
          </UpgradeDialog>
        </Offers>,
      );
    expect(dialog(true)).toMatch(/£.* per month/);
    expect(dialog(false)).toContain('Too many');
    expect(dialog(false)).not.toMatch(/£|Upgrade/);
  });
});

describe('the plan of a portfolio', () => {
  const portfolio = aPortfolio({ debts: [aDebt()] });
  const goal = {
    ...{ month: '2028-06', extra_payment: 37.5, more_a_month: 37.5 },
    ...{ is_in_time: false, is_over_budget: false },
  };

  it('says what its goal takes, also where not every debt is cleared', () => {
    const words = 'To be debt free by June 2028, pay £37.50 more a month.';
    expect(wordsOf(<KeptPlan plan={aPlan({ goal })} portfolio={portfolio} />)).toContain(words);
    const never = aPlan({ goal, outcome: 'never', debt_free_month: null });
    expect(wordsOf(<KeptPlan plan={never} portfolio={portfolio} />)).toContain(words);
  });

  it('says what is planned ahead, the next first, and how much more there is', () => {
    const one_offs = [
      { month: '2027-02', amount: 300, debt_id: null },
      { month: '2027-05', amount: 150, debt_id: 1 },
    ];
    const pauses = [{ from_month: '2026-12', to_month: '2027-01' }];
    const said = (changes: Parameters<typeof aPlan>[0]) =>
      wordsOf(<KeptPlan plan={aPlan(changes)} portfolio={portfolio} />);
    expect(said({ one_offs, pauses })).toContain(
      'Also planned: December 2026 to January 2027: only one-offs and what lenders ask for are paid February 2027: £300.00 where the strategy says May 2027: £150.00 to Barclaycard',
    );
    const later = { month: '2028-01', amount: 1, debt_id: null };
    expect(said({ one_offs: [...one_offs, later], pauses })).toContain(
      "May 2027: £150.00 to Barclaycard 1 more is under 'Change plan'.",
    );
    expect(said({})).not.toContain('Also planned');
  });

  it('says why nothing is worked out for its goal', () => {
    const plan = aPlan({ debt_free_by: '2026-06', goal_gap: 'past' });
    expect(wordsOf(<KeptPlan plan={plan} portfolio={portfolio} />)).toContain(
      'Your goal was to be debt free by June 2026, which has passed.',
    );
  });

  it('speaks of its budget where another sum may be paid', () => {
    expect(wordsOf(<KeptPlan plan={aPlan()} portfolio={portfolio} />)).toContain(
      'Snowball, no extra payment: £10.00 a month in total.',
    );
    expect(wordsOf(<KeptPlan plan={aTermedPlan()} portfolio={portfolio} />)).toContain(
      'Snowball, no extra payment: a budget of £10.00 a month in total.',
    );
  });

  it('does so together with others too', () => {
    const whole = {
      outcome: 'clears' as const,
      debt_free_month: '2028-12',
      debt_free_month_without_mortgage: null,
      never_cleared: [],
    };
    const summary = (plans: PortfolioPlan[]) =>
      wordsOf(<DebtFreeSummary portfolios={[portfolio]} whole={{ ...whole, plans }} />);
    expect(summary([aPlan()])).toContain(
      'If you go on paying £10.00 a month in total, as planned.',
    );
    expect(summary([aPlan(), aTermedPlan()])).toContain(
      'If you keep to your plan, on a budget of £20.00 a month in total.',
    );
  });
});

it('one-offs and pauses stand in the form with their months, each with a way to remove it and to put it back', () => {
  const plan = aPlan({
    one_offs: [
      { month: '2027-05', amount: 400, debt_id: 1 },
      { month: '2027-06', amount: 50, debt_id: null },
    ],
    pauses: [{ from_month: '2027-01', to_month: '2027-03' }],
  });
  const form = {
    ...{ strategy: 'snowball', extra: '0', freed: '0', order: '', goal: '' },
    ...{ ...noChangedOptions, removedOneOffs: '2027-06 50 null 1' },
  };
  const field = (name: keyof typeof form) => ({
    ...{ id: name, value: form[name], error: null, hint: undefined, onChange: () => {} },
  });
  const state = { form, theirs: {}, field, edit: () => {}, idOf: (name: string) => name };
  const options = (
    <KeptOptions state={state} plan={plan} debts={[{ id: 1, creditor: 'Car loan' }]} />
  );
  expect(wordsOf(options)).toBe(
    'One-off payments May 2027: £400.00 to Car loan Remove June 2027: £50.00 where the strategy says Will be removed when you save Put back Pauses January 2027 to March 2027: only one-offs and what lenders ask for are paid Remove',
  );
  expect(markupWithFacts(options)).toContain('aria-label="Remove, May 2027: £400.00 to Car loan"');
});

it('a priority debt of this month comes first, with what can follow and who helps', () => {
  const plans = (line: Parameters<typeof aPlanLine>[1]) => [
    aPlan({ lines: [aPlanLine('Council tax', line)] }),
  ];
  const said = (line: Parameters<typeof aPlanLine>[1]) =>
    wordsOf(<ThisMonth plans={plans(line)} hasNames={false} onRecord={() => {}} />);
  expect(said({ is_priority: true })).toMatch(
    /Priority debts come first Council tax is a priority debt, .* your home, your liberty, .* We are not a debt advice service\. Free and confidential debt advice is there for you\./,
  );
  expect(said({})).not.toContain('Priority debts');
});

it('the calendar of a plan says of each month from this one on what it keeps and what is added, without what is removed', () => {
  const plan = aPlan({
    one_offs: [
      { month: '2027-05', amount: 400, debt_id: 1 },
      { month: '2027-06', amount: 50, debt_id: null },
    ],
    pauses: [{ from_month: '2027-01', to_month: '2027-03' }],
  });
  const added = [{ id: 1, month: '2027-05', amount: '25', goesTo: '' }];
  const form = {
    ...{ strategy: 'snowball', extra: '0', freed: '0', order: '', goal: '' },
    ...{ ...noChangedOptions, removedOneOffs: '2027-06 50 null 1' },
    ...{ addedOneOffs: JSON.stringify(added), addedPauses: '' },
  };
  const calendarIn = (thisMonth: string) => {
    const field = (name: keyof typeof form) => ({
      ...{ id: name, value: form[name], error: null, hint: undefined, onChange: () => {} },
    });
    const state = { form, theirs: {}, field, edit: () => {}, idOf: (name: string) => name };
    const month = monthOf(thisMonth);
    const debts = [{ id: 1, creditor: 'Car loan' }];
    const markup = markupWithFacts(<AddedOptions {...{ state, plan, debts }} thisMonth={month} />);
    return markup.match(/<button[^>]*aria-expanded[^>]*>/g) ?? [];
  };
  const months = calendarIn('2027-02');
  expect(months).toHaveLength(12);
  expect(months[0]).toContain('disabled');
  expect(months[1]).toContain('aria-label="February 2027, paused"');
  expect(months[1]).not.toContain('disabled');
  expect(months[4]).toContain('aria-label="May 2027, 2 one-offs of £425 in total"');
  expect(months[5]).toContain('aria-label="June 2027"');
});
