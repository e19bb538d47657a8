import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Column, Table } from './table.tsx';

type Fruit = { readonly name: string; readonly pence: number };

const name: Column<Fruit> = { label: 'Fruit', cell: (fruit) => fruit.name };
const price: Column<Fruit> = { label: 'Price', isFigure: true, cell: ({ pence }) => `${pence}p` };
const rows: Fruit[] = [{ name: 'Pear', pence: 40 }];

function drawn(props: Partial<Parameters<typeof Table<Fruit>>[0]> = {}): string {
  return renderToStaticMarkup(
    <Table
      caption="Fruit, by name"
      columns={[name, price]}
      rows={rows}
      keyOf={(fruit) => fruit.name}
      {...props}
    />,
  );
}

describe('a table', () => {
  it('names its rows by their first cell, and each other cell by its column', () => {
    expect(drawn()).toContain('<caption class="vh">Fruit, by name</caption>');
    expect(drawn()).toContain('<th scope="row">Pear</th>');
    expect(drawn()).toContain('<td class="n" data-label="Price">40p</td>');
  });

  it.each([
    ['ascending', 'ascending'],
    ['descending', 'descending'],
    [null, 'none'],
  ] as const)('sorted %s says so in its heading', (direction, said) => {
    const sortable = { ...price, sort: { direction, onSort: () => {} } };
    const markup = drawn({ columns: [name, sortable] });
    expect(markup).toContain(`aria-label="Price" aria-sort="${said}"`);
    expect(markup).toContain('aria-label="Price, sort"');
  });

  it('that cannot be sorted speaks of no order, and offers no button', () => {
    expect(drawn()).not.toContain('aria-sort');
    expect(drawn()).not.toContain('<button');
  });

  it('says that other rows are on their way', () => {
    expect(drawn({ isBusy: true })).toContain('aria-busy="true"');
    expect(drawn()).not.toContain('aria-busy');
  });

  it('gives way to what is said where there are no rows', () => {
    expect(drawn({ rows: [], empty: <p>No fruit yet.</p> })).toBe('<p>No fruit yet.</p>');
    expect(drawn({ rows: [] })).toBe('');
  });
});
