/** For somebody who has no portfolio yet. */
import { product } from '@debt-payoff/contract/product';
import { Scene } from '../ui/scene.tsx';
import { DashboardActions } from './dashboard-actions.tsx';
import { PlanLine } from './plan-line.tsx';

export function Welcome({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="dashboard-welcome">
      <Scene />
      <h1 className="h2">Welcome to {product.name}</h1>
      <p className="muted">
        A portfolio keeps your debts together, so that you can watch the balance come down. Create
        one, add your debts, and this page shows what you owe, what it costs and when it could be
        over.
      </p>
      <DashboardActions onCreate={onCreate} />
      <PlanLine />
    </div>
  );
}
