/** The logo as a PNG for other places, drawn in the browser in the size that each of them asks for. */
import { type LogoBackground, logoBackgrounds } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { Download } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterField } from '../lists/list-controls.tsx';
import { drawLogo } from './draw-logo.ts';
import { backgroundNames, pixelWords, presetOptions } from './logo-words.ts';
import {
  imageOf,
  type LogoChoice,
  type LogoExportState,
  useLogoExport,
} from './use-logo-export.ts';

const texts = adminTexts.logo;

export function LogoExport() {
  const [choice, setChoice] = useState<LogoChoice>({
    preset: 'default',
    background: 'light',
    hasText: true,
  });
  const { state, start } = useLogoExport();
  return (
    <section className="stack-8" aria-labelledby="logo-title">
      <h1 className="h2" id="logo-title">
        Logo Export
      </h1>
      <div className="logo-export">
        <div className="stack">
          <LogoControls choice={choice} onChoose={setChoice} />
          <div>
            <DownloadButton isBusy={state.kind === 'busy'} onPress={() => start(choice)} />
          </div>
          <LogoOutcome state={state} />
        </div>
        <LogoPreview choice={choice} />
      </div>
    </section>
  );
}

export function DownloadButton(props: { readonly isBusy: boolean; readonly onPress: () => void }) {
  return (
    <Button busy={props.isBusy} onClick={props.onPress}>
      {props.isBusy ? null : <Download className="icon" aria-hidden="true" />}
      {props.isBusy ? texts.downloading : texts.download}
    </Button>
  );
}

export function LogoOutcome({ state }: { readonly state: LogoExportState }) {
  if (state.kind === 'failed') return <Banner kind="danger" title={state.why} />;
  if (state.kind !== 'saved') return null;
  return <Banner kind="success" title={`${state.name} has been saved.`} />;
}

function LogoControls({
  choice,
  onChoose,
}: {
  readonly choice: LogoChoice;
  readonly onChoose: (choice: LogoChoice) => void;
}) {
  return (
    <>
      <FilterField
        label="Size"
        value={choice.preset}
        options={presetOptions}
        onChoose={(preset) => onChoose({ ...choice, preset })}
      />
      <BackgroundChoice
        chosen={choice.background}
        onChoose={(background) => onChoose({ ...choice, background })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={choice.hasText}
          onChange={({ target }) => onChoose({ ...choice, hasText: target.checked })}
        />
        <span>{texts.showText}</span>
      </label>
    </>
  );
}

function BackgroundChoice(props: {
  readonly chosen: LogoBackground;
  readonly onChoose: (background: LogoBackground) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="label mb-2">Background</legend>
      <div className="row">
        {logoBackgrounds.map((background) => (
          <label className="check" key={background}>
            <input
              type="radio"
              name={name}
              checked={background === props.chosen}
              onChange={() => props.onChoose(background)}
            />
            <span>{backgroundNames[background]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The very pixels of the file, made smaller where the screen is too narrow for them. */
function LogoPreview({ choice }: { readonly choice: LogoChoice }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) drawLogo(canvas.current, imageOf(choice));
  }, [choice]);
  const look = `${backgroundNames[choice.background].toLowerCase()} background`;
  const text = choice.hasText ? 'with text' : 'without text';
  return (
    <figure className="card logo-preview">
      <canvas ref={canvas} role="img" aria-label={`Preview of the logo, ${look}, ${text}`} />
      <figcaption className="small muted">{pixelWords(choice.preset)}</figcaption>
    </figure>
  );
}
