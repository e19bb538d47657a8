/** The text as HTML, to be changed by hand. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { LossList } from './loss-words.tsx';

export function HtmlView(props: {
  readonly start: string;
  /** What the Write view could not keep of the text as it was opened. */
  readonly losses: readonly string[];
  readonly onChange: (html: string) => void;
}) {
  const { start, losses, onChange } = props;
  return (
    <div className="html-view stack">
      {losses.length === 0 ? null : (
        <>
          <Banner kind="info" title="This article opens as HTML, so that nothing of it is lost.">
            The Write view could not keep these parts:
          </Banner>
          <LossList losses={losses} />
        </>
      )}
      <TextArea
        label="HTML of the article"
        hint="What an article may not have, such as scripts and styles, is left out when it is saved."
        rows={20}
        // Left to the browser: half a megabyte is too much to hand over at each key.
        defaultValue={start}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

export function LossDialog(props: {
  readonly losses: readonly string[];
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}) {
  const descriptionId = useId();
  return (
    <Dialog
      title="Some of this would be lost"
      descriptionId={descriptionId}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {navigationTexts.actions.cancel}
          </Button>
          <Button variant="danger" onClick={props.onGoOn}>
            Go on without them
          </Button>
        </>
      }
    >
      <p id={descriptionId}>
        The Write view cannot keep these parts. Cancel keeps the HTML as it is.
      </p>
      <LossList losses={props.losses} />
    </Dialog>
  );
}
