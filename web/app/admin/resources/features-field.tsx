/** What a resource offers, each on a line of its own. Empty ones are left out when it is saved. */
import { resourceLimits as limits } from '@debt-payoff/contract/admin-limits';
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import { X } from 'lucide-react';
import { focusOn } from '../../forms/focus.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useUndo } from '../../ui/use-undo.tsx';
import { readFeatures, writeFeatures } from './resource-form-rules.ts';

export function FeaturesField({
  id,
  value,
  error,
  hint,
  onFeatures,
}: {
  readonly id: string;
  /** As the form holds them. */
  readonly value: string;
  readonly error: string | null;
  readonly hint?: string | undefined;
  readonly onFeatures: (value: string) => void;
}) {
  const features = readFeatures({ features: value });
  const addId = `${id}-add`;
  const inputId = (place: number): string => (place === 0 ? id : `${id}-${place}`);
  const change = (next: readonly string[]): void => onFeatures(writeFeatures(next));
  const add = (): void => {
    if (isFull) return;
    change([...features, '']);
    focusOnceDrawn(inputId(features.length));
  };
  const undo = useUndo<string>({
    putBack: ({ entry, at }) => change(features.toSpliced(at, 0, entry)),
    // There may be fewer by now than there were before it.
    focusIdOf: ({ at }) => inputId(Math.min(at, features.length)),
  });
  const isFull = features.length >= limits.featuresMax;
  const remove = (feature: string, place: number): void => {
    const isBlank = feature.trim() === '';
    undo.setRemoved(
      isBlank ? null : { entry: feature, at: place, name: shortName(feature.trim()) },
    );
    change(features.toSpliced(place, 1));
    if (isBlank) focusOnceDrawn(addId);
  };
  return (
    <fieldset className={`field features-field${error === null ? '' : ' has-error'}`}>
      <legend>Features</legend>
      {hint === undefined ? null : <p className="hint">{hint}</p>}
      {error === null ? null : <FieldError id={`${id}-error`} message={error} />}
      <ul className="features">
        {features.map((feature, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same while they are typed, and their place is what they are
          <li key={place} className="affix">
            <input
              className="input"
              id={inputId(place)}
              aria-label={`Feature ${place + 1}`}
              aria-describedby={error === null ? undefined : `${id}-error`}
              autoComplete="off"
              maxLength={limits.featureMaxLength}
              value={feature}
              onChange={({ target }) => change(features.with(place, target.value))}
              onKeyDown={(event) => {
                // Enter asks for the next one, and does not save the form.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (feature.trim() !== '') add();
              }}
            />
            <button
              type="button"
              className="btn btn-icon"
              aria-label={`Remove feature ${place + 1}${feature === '' ? '' : `, ${feature}`}`}
              onClick={() => remove(feature, place)}
            >
              <X className="icon" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {isFull ? null : undo.offer}
      <div>
        <Button
          id={addId}
          variant="secondary"
          size="small"
          aria-disabled={isFull || undefined}
          onClick={add}
        >
          Add feature
        </Button>
      </div>
    </fieldset>
  );
}

/** The field comes with the next drawing. */
function focusOnceDrawn(id: string): void {
  requestAnimationFrame(() => focusOn(id));
}
