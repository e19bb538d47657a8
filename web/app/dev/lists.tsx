/** What lists are made of: filters, a table that can be sorted, pages, and a question before a row goes. */
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Filters } from '../ui/filters.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Prompt } from '../ui/prompt.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type Column, type SortDirection, Table } from '../ui/table.tsx';
import { rangeOf } from '../words/ranges.ts';

type Author = { readonly name: string; readonly articles: number };

const authors: readonly Author[] = [
  { name: 'Amara Osei', articles: 12 },
  { name: 'Brigid O’Neill', articles: 4 },
  { name: 'Chen Wei', articles: 31 },
];
const pageSize = 2;

export function Lists() {
  const [chosen, setChosen] = useState('');
  const [direction, setDirection] = useState<SortDirection>('ascending');
  const [start, setStart] = useState(0);
  const [leaving, setLeaving] = useState<Author | null>(null);
  const sign = direction === 'ascending' ? 1 : -1;
  const found = authors
    .filter(({ name }) => chosen === '' || name === chosen)
    .toSorted((one, other) => sign * one.name.localeCompare(other.name));
  const shown = found.slice(start, start + pageSize);
  const turn = (): void => setDirection(direction === 'ascending' ? 'descending' : 'ascending');
  const columns: [Column<Author>, ...Column<Author>[]] = [
    { label: 'Author', cell: ({ name }) => name, sort: { direction, onSort: turn } },
    { label: 'Articles', isFigure: true, cell: ({ articles }) => articles },
    {
      label: 'Actions',
      cell: (author) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Retire ${author.name}`}
          onClick={() => setLeaving(author)}
        >
          Retire
        </Button>
      ),
    },
  ];
  return (
    <div className="stack">
      <Filters columns={2}>
        <SelectField
          label="Author"
          placeholder="All authors"
          options={authors.map(({ name }) => name)}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            setStart(0);
          }}
        />
      </Filters>
      <div className="card">
        <Table
          caption="Authors, by name"
          columns={columns}
          rows={shown}
          keyOf={({ name }) => name}
        />
        <Table
          caption="Nobody"
          columns={columns}
          rows={[]}
          keyOf={({ name }) => name}
          empty={<p className="muted">Where there are no rows, this is said.</p>}
        />
      </div>
      <Pagination
        label="Pages of authors"
        shown={rangeOf({ start, shown: shown.length, total: found.length }, 'author')}
        previous={{ label: 'Previous', onGo: start > 0 ? () => setStart(start - pageSize) : null }}
        next={{
          label: 'Next',
          onGo: start + pageSize < found.length ? () => setStart(start + pageSize) : null,
        }}
      />
      {leaving === null ? null : (
        <Prompt
          title={`Retire ${leaving.name}?`}
          label="Reason"
          hint="It stands in the audit trail."
          maxLength={200}
          saveLabel="Retire"
          saveVariant="danger"
          problemOf={(text) => (text === '' ? 'Reason is required' : null)}
          onSubmit={() => setLeaving(null)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
