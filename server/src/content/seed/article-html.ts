/** Parts of an article that are made from figures. */

type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The first cell of a row names it. */
export function tableHtml({ caption, head, rows }: Table): string {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${rest}</tr>`;
  });
  return [
    `<table><caption>${caption}</caption>`,
    `<thead><tr>${headCells}</tr></thead>`,
    `<tbody>${body.join('')}</tbody></table>`,
  ].join('');
}

/** A row as it stands in the text without markup. */
export function rowText(row: readonly string[]): string {
  return row.join(' ');
}
