import { adminGateTexts } from '@debt-payoff/contract/texts/gates';

export default function AdminHome() {
  return (
    <section className="stack">
      <h1 className="h2">{adminGateTexts.bar}</h1>
      <p className="muted">The places marked as coming later are being built.</p>
    </section>
  );
}
