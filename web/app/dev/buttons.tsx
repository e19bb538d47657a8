import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Check, Trash2 } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';

/** States that only a pointer or a keyboard brings about, as classes that the style sheet knows too. */
const buttonStates = [
  { label: 'Hovered', stateClass: 'is-hover' },
  { label: 'Focused', stateClass: 'is-focus' },
  { label: 'Pressed', stateClass: 'is-active' },
] as const;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Buttons() {
  return (
    <div className="stack">
      {variants.map((variant) => (
        <div className="row" key={variant}>
          <Button variant={variant}>Usual</Button>
          <ButtonStates className={buttonClass({ variant })} />
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            {navigationTexts.actions.processing}
          </Button>
          <ButtonLink variant={variant} to="/dev/ui">
            A link
          </ButtonLink>
        </div>
      ))}
      <IconButtons />
      <div className="answer stack">
        <Button variant="inverse" wide>
          On the deep panel
        </Button>
        <div className="row">
          <ButtonStates className={buttonClass({ variant: 'inverse' })} />
        </div>
      </div>
    </div>
  );
}

/** A button as it looks under the pointer, with the focus, and pressed. */
function ButtonStates({ className }: { readonly className: string }) {
  return buttonStates.map(({ label, stateClass }) => (
    <button key={label} type="button" className={`${className} ${stateClass}`}>
      {label}
    </button>
  ));
}

function IconButtons() {
  return (
    <div className="row">
      <button type="button" className="btn btn-icon" aria-label="Remove">
        <Trash2 className="icon" aria-hidden="true" />
      </button>
      {buttonStates.map(({ label, stateClass }) => (
        <button
          key={label}
          type="button"
          className={`btn btn-icon ${stateClass}`}
          aria-label={`Remove: ${label}`}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

export function Badges() {
  return (
    <div className="row">
      <Badge>Plain</Badge>
      <Badge kind="go">
        <Check className="icon" aria-hidden="true" />
        Best
      </Badge>
      <Badge kind="info">Sample</Badge>
      <Badge kind="warn">Due soon</Badge>
      <Badge kind="danger">Failed</Badge>
      <Badge kind="line">Draft</Badge>
    </div>
  );
}
