/** The charts of a page, and the tables behind them. */
import type { Locator, Page } from 'playwright-core';

export const figure = (page: Page, title: string): Locator =>
  page.locator('figure').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens the chart's table. Its rows are drawn once it is open. */
export async function openTable(chart: Locator): Promise<void> {
  await chart.getByText('View as table').click();
  await chart.locator('.chart-table tbody tr').first().waitFor();
}

/** The cells of the chart's table, row by row, its heading first. */
export async function tableOf(chart: Locator): Promise<string[][]> {
  await openTable(chart);
  const rows = await chart.locator('.chart-table').getByRole('row').allInnerTexts();
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}

/** Opens the tables of all charts on the page. */
export async function openAllTables(page: Page): Promise<void> {
  for (const chart of await page.locator('figure:has(.chart-table)').all()) await openTable(chart);
}
