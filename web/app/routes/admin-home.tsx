import { navigationTexts } from '@debt-payoff/contract/texts/navigation';

export default function AdminHome() {
  return (
    <section className="stack">
      <h1 className="h2">{navigationTexts.adminGate.bar}</h1>
      <p className="muted">The places marked as coming later are being built.</p>
    </section>
  );
}
