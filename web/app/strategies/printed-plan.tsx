/**
 * The plan on paper, in place of the page: every month, the debts, what the figures rest on, and who
 * helps for free. It is made at the moment of printing, since the months of many debts are thousands of cells.
 */

import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence, strategyLabel } from '@debt-payoff/contract/debt-types';
import { firstPaymentPence } from '@debt-payoff/contract/first-payment';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { orderSentence } from '@debt-payoff/contract/order-sentences';
import { adviceLines, strategyLine } from '@debt-payoff/contract/printed-lines';
import { product } from '@debt-payoff/contract/product';
import { printedPlanTexts as texts } from '@debt-payoff/contract/texts/printed-plan';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategyName } from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useServerFacts } from '../page/server-facts.ts';
import { TypedName } from '../ui/typed-name.tsx';
import { usePrinting } from '../ui/use-printing.ts';
import { formatDay } from '../words/dates.ts';
import { type Comparison, onlyAskedLine } from './comparison.ts';
import { findPrintSlot } from './print-slot.tsx';

const { columns, plan: planTexts } = strategyTexts;

type PrintedPlanProps = {
  readonly comparison: Comparison;
  readonly strategy: StrategyName;
  readonly start: Month;
  /** Null where the strategy never clears the debts. */
  readonly months: number | null;
  readonly isSample: boolean;
  /** The months, or why there are none. */
  readonly children: ReactNode;
};

export function PrintedPlan(props: PrintedPlanProps) {
  const isPrinting = usePrinting();
  const place = isPrinting ? findPrintSlot() : null;
  return place === null ? null : createPortal(<Sheet {...props} />, place);
}

function Sheet(props: PrintedPlanProps) {
  const { comparison, strategy, isSample } = props;
  const { today } = useServerFacts();
  const label = strategyInSentence(strategy);
  return (
    <article className="printed-plan page">
      <p className="printed-product">{product.name}</p>
      <h1>{isSample ? texts.sampleTitle(label) : texts.title(label)}</h1>
      <p>
        {texts.estimate(formatDay(today))} <Outcome {...props} /> {comparison.planNote}
      </p>
      {comparison.before}
      <h2>{texts.debts}</h2>
      <Debts comparison={comparison} />
      <h2>{texts.comparison}</h2>
      <Strategies comparison={comparison} />
      <h2>{texts.months}</h2>
      {props.children}
      <Foot {...props} />
    </article>
  );
}

function Outcome({ comparison, strategy, months, start, isSample }: PrintedPlanProps) {
  if (months === null) {
    return onlyAskedLine(comparison, strategy) ?? `${strategyTexts.neverClears.title}.`;
  }
  return (
    <>
      {isSample ? 'These example debts could be cleared' : 'You could be debt free'} in{' '}
      <b>{formatMonth(addMonths(start, months))}</b>, {count(months, 'month')} from now.
    </>
  );
}

function Debts({ comparison }: { readonly comparison: Comparison }) {
  const { plan, debtNames, owedPence, monthlyPaymentPence, terms } = comparison;
  const fees = terms?.fees ?? null;
  return (
    <table className="printed-table">
      <thead>
        <tr>
          <th scope="col">{texts.debt}</th>
          {[texts.balance, planTexts.interestRate, planTexts.monthlyPayment].map((column) => (
            <th scope="col" className="n" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.debts.map((debt, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a debt is its place in the plan; names may repeat
          <tr key={at}>
            <th scope="row">
              <TypedName name={debtNames[at] ?? ''} />
              {terms?.debtLines[at] ? <p className="small">{terms.debtLines[at]}</p> : null}
            </th>
            <td className="n">{formatPence(debt.balancePence)}</td>
            <td className="n">{terms?.rateIn(at, 1) ?? `${debt.rateBasisPoints / 100}%`}</td>
            <td className="n">{formatPence(firstPaymentPence(plan, at))}</td>
          </tr>
        ))}
        {fees === null ? null : (
          <tr>
            <th scope="row">{fees.label}</th>
            <td className="n">{formatPence(fees.pence)}</td>
            <td />
            <td />
          </tr>
        )}
        {plan.extraPence === 0 ? null : (
          <tr>
            <th scope="row">{texts.extra}</th>
            <td />
            <td />
            <td className="n">{formatPence(plan.extraPence)}</td>
          </tr>
        )}
        <tr className="printed-total">
          <th scope="row">{texts.total}</th>
          <td className="n">{formatPence(owedPence + (fees?.pence ?? 0))}</td>
          <td />
          <td className="n">{formatPence(monthlyPaymentPence)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Strategies({ comparison }: { readonly comparison: Comparison }) {
  return (
    <table className="printed-table">
      <thead>
        <tr>
          <th scope="col">{columns.strategy}</th>
          {[columns.monthsToPayoff, columns.totalInterest].map((column) => (
            <th scope="col" className="n" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.results.map(({ strategy, outcome }) => (
          <tr key={strategy}>
            <th scope="row">{strategyLabel(strategy)}</th>
            <td className="n">{outcome.neverPaysOff ? texts.never : outcome.months}</td>
            <td className="n">
              {outcome.neverPaysOff ? null : formatPence(outcome.totalInterestPence)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Foot({ comparison, strategy, start, months }: PrintedPlanProps) {
  const { plan, debtNames, terms } = comparison;
  const first = months === null ? '' : (terms?.firstLine(strategy) ?? '');
  return (
    <section className="printed-foot">
      <h2>{texts.assumptions}</h2>
      <ul>
        {[
          terms?.strategyLine(strategy) ?? strategyLine(strategy),
          ...(strategy === 'custom' ? [orderSentence(debtNames, plan.customOrder ?? [])] : []),
          ...(first === '' ? [] : [first]),
          ...(terms?.assumptions ?? [texts.interestRule, texts.nothingChanges]),
          ...(terms?.planLine ? [terms.planLine] : []),
          texts.firstMonth(formatMonth(addMonths(start, 1))),
          texts.notAdvice,
        ].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{texts.help}</h2>
      <ul>
        {adviceLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
