/** What another kind of rate would come to, and taking it in one tap. */
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import type { DebtForm } from './debt-form.ts';
import { kindOfferFor } from './kind-offer.ts';

export function KindHint(props: {
  readonly form: DebtForm;
  readonly onUse: (rateKind: string, button: HTMLElement) => void;
}) {
  const questionId = useId();
  const offer = kindOfferFor(props.form);
  if (offer === null) return null;
  const label = debtTermsFormTexts.kind.use[offer.kind];
  const creditor = props.form.creditor.trim();
  return (
    <div className="kind-hint">
      <p className="hint" id={questionId}>
        {offer.question}
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={creditor === '' ? undefined : `${label}, ${creditor}`}
        aria-describedby={questionId}
        onClick={({ currentTarget }) => props.onUse(offer.kind, currentTarget)}
      >
        {label}
      </Button>
    </div>
  );
}
