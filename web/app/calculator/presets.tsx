/** A quick start: a common kind of debt with its usual rate. */
import { quickStartPresets } from '@debt-payoff/contract/debt-types';
import { announce } from '../ui/announce.ts';
import { type DraftActions, type Preset, presetPlace } from './draft-actions.ts';
import type { Row } from './rows.ts';

export function Presets({
  rows,
  actions,
}: {
  readonly rows: readonly Row[];
  readonly actions: DraftActions;
}) {
  const choose = (preset: Preset): void => {
    actions.applyPreset(preset);
    // The focus stays, for the next one: what is filled in stands elsewhere.
    announce(
      `Debt ${presetPlace(rows) + 1} filled in: ${preset.type}, ${preset.ratePercent}% a year.`,
    );
  };
  return (
    <fieldset className="presets" aria-label="Quick start">
      {quickStartPresets.map((preset) => (
        <button key={preset.type} type="button" className="chip" onClick={() => choose(preset)}>
          {preset.type} <b>{`${preset.ratePercent}%`}</b>
        </button>
      ))}
    </fieldset>
  );
}
