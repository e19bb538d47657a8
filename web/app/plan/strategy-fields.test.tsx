import { expect, it } from 'vitest';
import { Offers } from '../billing/offers.tsx';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { aPlan } from './builders.fixture.ts';
import { formOf, type PlanField } from './plan-form.ts';
import { StrategyFields } from './strategy-fields.tsx';

function listed(areMade: boolean): string {
  const plan = aPlan();
  const form = formOf(plan);
  const field = (name: PlanField) => ({
    ...{ id: name, value: form[name], error: null, hint: undefined, onChange: () => {} },
  });
  const state = { form, theirs: {}, field, edit: () => {}, idOf: (name: string) => name };
  return markupWithFacts(
    <Offers areMade={areMade}>
      <StrategyFields state={state} access="upgrade" plan={plan} debts={[]} />
    </Offers>,
  );
}

it('the strategies name what needs another plan only where that may be offered', () => {
  expect(listed(true)).toContain('Custom (Premium): your own order');
  expect(listed(false)).toContain('Snowball');
  expect(listed(false)).not.toMatch(/Custom|Premium/);
});
