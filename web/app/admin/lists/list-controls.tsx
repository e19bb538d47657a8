/** What narrows and orders a list, above it. */
import type { SortOrder } from '@debt-payoff/contract/content-vocabulary';
import type { ReactNode } from 'react';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';

export function ListControls({ children }: { readonly children: ReactNode }) {
  return (
    <search className="admin-controls" aria-label="Filter">
      {children}
    </search>
  );
}

export function FilterField<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: Value;
  /** In the order of the list, each with its words. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}) {
  // The keys of the record itself.
  const values = Object.keys(options) as Value[];
  return (
    <SelectField
      label={label}
      value={value}
      options={values.map((each): SelectOption => ({ value: each, label: options[each] }))}
      onChange={({ target }) => {
        const chosen = values.find((each) => each === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}

type SortKey<Sort extends string> = `${Sort} ${SortOrder}`;

/** Also for phones, where a table has no headings to press. */
export function SortField<Sort extends string>({
  sort,
  options,
  onSort,
}: {
  readonly sort: { readonly by: Sort; readonly order: SortOrder };
  /** By column and order, as 'created_at desc': 'Newest first'. */
  readonly options: Readonly<Record<SortKey<Sort>, string>>;
  readonly onSort: (by: Sort, order: SortOrder) => void;
}) {
  return (
    <FilterField<SortKey<Sort>>
      label="Sort by"
      value={`${sort.by} ${sort.order}`}
      options={options}
      onChoose={(key) => {
        const [by, order] = key.split(' ');
        // The two halves of a key of the record.
        onSort(by as Sort, order as SortOrder);
      }}
    />
  );
}
