import { formatPence } from '@debt-payoff/contract/money';
import { product } from '@debt-payoff/contract/product';
import { compareStrategies, type Plan } from '@debt-payoff/engine';
import { useState } from 'react';

export const meta = () => [
  { title: product.name },
  { name: 'description', content: 'Plan and track paying off your debts.' },
];

const examplePlan: Plan = {
  debts: [
    { balancePence: 240_000, rateBasisPoints: 2_490, monthlyPaymentPence: 7_500 },
    { balancePence: 85_000, rateBasisPoints: 3_490, monthlyPaymentPence: 3_500 },
    { balancePence: 500_000, rateBasisPoints: 790, monthlyPaymentPence: 12_000 },
  ],
  extraPence: 10_000,
};

export default function Home() {
  const [extraPounds, setExtraPounds] = useState(100);
  const results = compareStrategies({ ...examplePlan, extraPence: extraPounds * 100 });
  return (
    <main className="mx-auto max-w-2xl p-6">
      <h1 className="text-3xl">{product.name}</h1>
      <p>Three debts, £8,250.00 in all, with £{extraPounds} more a month.</p>
      <label>
        Extra payment{' '}
        <input
          type="range"
          min={0}
          max={500}
          step={10}
          value={extraPounds}
          onChange={(event) => setExtraPounds(event.target.valueAsNumber)}
        />
      </label>
      <table>
        <thead>
          <tr>
            <th>Strategy</th>
            <th>Months</th>
            <th>Total interest</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ strategy, outcome }) => (
            <tr key={strategy} data-strategy={strategy}>
              <td>{strategy}</td>
              <td>{outcome.neverPaysOff ? 'never' : outcome.months}</td>
              <td>{outcome.neverPaysOff ? '' : formatPence(outcome.totalInterestPence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href="/api/docs">API document</a>
      </p>
    </main>
  );
}
