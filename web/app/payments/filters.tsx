/** The choice of which payments are counted, drawn and listed. */
import { paymentTypeLabels, paymentTypes } from '@debt-payoff/contract/debt-types';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { SelectField } from '../ui/select-field.tsx';
import type { FilterState } from './use-filter.ts';

const types = paymentTypes.map((value) => ({ value, label: paymentTypeLabels[value] }));

export function Filters(props: { readonly debts: readonly Debt[]; readonly state: FilterState }) {
  const { filter, change } = props.state;
  return (
    <search className="payment-filters screen-only" aria-label="Filter">
      <SelectField
        label="Payment type"
        placeholder="All types"
        options={types}
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
    </search>
  );
}
