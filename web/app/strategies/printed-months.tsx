/** Every month of the plan as rows: the sums, and a column a debt where there is room for them. */
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonthShort, type Month } from '@debt-payoff/contract/months';
import { isolated, shortName } from '@debt-payoff/contract/names-in-sentences';
import { printedPlanTexts as texts } from '@debt-payoff/contract/texts/printed-plan';
import type { MonthWalk, PlanMonth } from './month-walk.ts';

/** So many columns fit beside the sums on a sheet of A4. */
const columnsMost = 5;
/** More debts than four tables hold would be a book; their sums stay. */
const debtsMost = 4 * columnsMost;

type PrintedMonthsProps = {
  readonly walk: MonthWalk;
  readonly months: number;
  readonly debtNames: readonly string[];
  readonly start: Month;
};

export function PrintedMonths({ walk, months, debtNames, start }: PrintedMonthsProps) {
  const listed = listMonths(walk, months);
  const groups = groupDebts(debtNames.length);
  return (
    <>
      <p>{groups.length === 0 ? texts.readTotals(debtsMost) : texts.readColumns}</p>
      {(groups.length === 0 ? [[]] : groups).map((debts, at) => (
        <table className="printed-table printed-months" key={debts[0] ?? 0}>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              {at === 0
                ? [texts.pay, texts.interest, texts.left].map((label) => (
                    <th scope="col" className="n" key={label}>
                      {label}
                    </th>
                  ))
                : null}
              {debts.map((debt) => (
                <th scope="col" className="n" key={debt}>
                  {isolated(shortName(debtNames[debt] ?? ''))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map((month) => (
              <MonthRow key={month.month} {...{ month, walk, debts, start }} hasSums={at === 0} />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function listMonths(walk: MonthWalk, months: number): PlanMonth[] {
  return Array.from({ length: months }, (_, at) => walk.month(at + 1)).filter(
    (month) => month !== null,
  );
}

/** Places in the plan, a table each; none where there are too many debts. */
function groupDebts(count: number): number[][] {
  if (count > debtsMost) return [];
  const places = Array.from({ length: count }, (_, debt) => debt);
  const tables = Math.ceil(count / columnsMost);
  const size = Math.ceil(count / tables);
  return Array.from({ length: tables }, (_, at) => places.slice(at * size, (at + 1) * size));
}

function MonthRow(props: {
  readonly month: PlanMonth;
  readonly walk: MonthWalk;
  readonly debts: readonly number[];
  readonly start: Month;
  readonly hasSums: boolean;
}) {
  const { month, walk, debts, start, hasSums } = props;
  return (
    <tr>
      <th scope="row">
        {month.month}. {formatMonthShort(addMonths(start, month.month))}
      </th>
      {hasSums ? <Sums month={month} walk={walk} /> : null}
      {debts.map((debt) => (
        <DebtCell key={debt} month={month} walk={walk} debt={debt} />
      ))}
    </tr>
  );
}

function Sums({ month, walk }: { readonly month: PlanMonth; readonly walk: MonthWalk }) {
  const before = walk.month(month.month - 1)?.totalInterestPence ?? 0;
  const paid = month.paidPence.reduce((sum, pence) => sum + pence, 0);
  return [paid, month.totalInterestPence - before, month.totalBalancePence].map((pence, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three sums in a fixed order
    <td className="n" key={at}>
      {formatPence(pence)}
    </td>
  ));
}

/** Empty once the debt is gone. */
function DebtCell(props: {
  readonly month: PlanMonth;
  readonly walk: MonthWalk;
  readonly debt: number;
}) {
  const { month, walk, debt } = props;
  if (walk.openingPence(month.month, debt) === 0) return <td />;
  const left = month.balancesPence[debt] ?? 0;
  return (
    <td className="n">
      {formatPence(month.paidPence[debt] ?? 0)}
      <br />
      {left === 0 ? <b>{texts.cleared}</b> : <span>{formatPence(left)}</span>}
    </td>
  );
}
