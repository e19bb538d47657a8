/** What another kind of rate would come to, and taking it in one tap. */
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import { Button } from '../ui/button.tsx';
import type { DebtForm } from './debt-form.ts';
import { kindOfferFor } from './kind-offer.ts';

export function KindHint(props: {
  readonly form: DebtForm;
  readonly onUse: (rateKind: string, button: HTMLElement) => void;
}) {
  const offer = kindOfferFor(props.form);
  if (offer === null) return null;
  return (
    <div className="kind-hint">
      <p className="hint">{offer.question}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => props.onUse(offer.kind, currentTarget)}
      >
        {debtTermsFormTexts.kind.use[offer.kind]}
      </Button>
    </div>
  );
}
