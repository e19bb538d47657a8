/** Takes a message away. The button goes with it, and the focus goes on to what comes next. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { focusPast } from './focus-heading.ts';

export function DismissButton({
  onDismiss,
  ...button
}: Pick<ComponentProps<typeof Button>, 'variant' | 'busy'> & { readonly onDismiss: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      {...button}
      onClick={({ currentTarget }) => {
        focusPast(currentTarget.closest('.banner') ?? currentTarget);
        onDismiss();
      }}
    >
      {navigationTexts.actions.dismiss}
    </Button>
  );
}
