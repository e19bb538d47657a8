import { Button } from '../ui/button.tsx';

export function AdminBar(props: {
  readonly label: string;
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onAction: () => void;
}) {
  const { label, action, isBusy = false, onAction } = props;
  return (
    <div className="gate-bar">
      <div className="page">
        <p>
          <b>{label}</b>
        </p>
        <Button
          variant="inverse"
          size="small"
          aria-label={`${action}, ${label}`}
          busy={isBusy}
          onClick={onAction}
        >
          {action}
        </Button>
      </div>
    </div>
  );
}
