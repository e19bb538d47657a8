/** In place of a part whose code did not come; the page around it stays as it is. */
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export const partFailedText = 'This part could not be loaded. Check your connection and try again.';

export function PartFailure({ onClose }: { readonly onClose?: () => void }) {
  return (
    <Banner
      kind="danger"
      title={partFailedText}
      actions={
        onClose === undefined ? undefined : (
          <Button variant="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        )
      }
    />
  );
}
