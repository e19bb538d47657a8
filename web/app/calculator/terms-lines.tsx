/** Terms of a debt and of a plan, each as one line with a way to be rid of it: what counts is to be seen. */
import type { CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { useThisMonth } from '../page/server-facts.ts';
import { planTermsLine } from '../payoff-plan/terms-lines.ts';
import { Button } from '../ui/button.tsx';
import type { DraftActions } from './draft-actions.ts';
import { extraId } from './form-fields.ts';

export function PlanTerms(props: {
  readonly options: CalendarOptions;
  readonly actions: DraftActions;
}) {
  const { options, actions } = props;
  const start = useThisMonth();
  return (
    <div className="mt-4">
      <TermsLine
        words={planTermsLine(options, start)}
        label={termsTexts.removeOfPlan}
        onRemove={() => {
          document.getElementById(extraId)?.focus();
          actions.change(({ options: _, ...draft }) => draft);
        }}
      />
    </div>
  );
}

function TermsLine(props: {
  readonly words: string;
  readonly label: string;
  /** The button goes with its line, and the focus must not go with it. */
  readonly onRemove: (button: HTMLElement) => void;
}) {
  return (
    <div className="row wide terms-line">
      <p className="hint">{props.words}</p>
      <Button
        variant="quiet"
        size="small"
        aria-label={props.label}
        data-destroys=""
        onClick={({ currentTarget }) => props.onRemove(currentTarget)}
      >
        {termsTexts.remove}
      </Button>
    </div>
  );
}
