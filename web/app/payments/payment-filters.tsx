/** The choice of which payments are counted, drawn and listed. */

import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { paymentTypes } from '@debt-payoff/contract/payment-kinds';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { Filters } from '../ui/filters.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { paymentTypeOptions } from './payment-form.ts';
import type { FilterState } from './use-filter.ts';

export function PaymentFilters(props: {
  readonly debts: readonly Debt[];
  readonly state: FilterState;
}) {
  const { filter, change } = props.state;
  return (
    <Filters columns={2}>
      <SelectField
        label="Payment type"
        placeholder="All types"
        options={paymentTypeOptions}
        value={filter.type ?? ''}
        onChange={({ target }) =>
          change({ type: paymentTypes.find((type) => type === target.value) ?? null })
        }
      />
      <SelectField
        label={fieldNames.debt}
        placeholder="All debts"
        options={props.debts.map(({ id, creditor }) => ({
          value: String(id),
          label: nameInSentence(creditor),
        }))}
        value={filter.debtId === null ? '' : String(filter.debtId)}
        onChange={({ target }) =>
          change({ debtId: target.value === '' ? null : Number(target.value) })
        }
      />
    </Filters>
  );
}
