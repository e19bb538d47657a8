/** A quick start: a common kind of debt with its usual rate. */
import { quickStartPresets } from '@debt-payoff/contract/debt-types';
import type { Preset } from './draft-actions.ts';

export function Presets({ onChoose }: { readonly onChoose: (preset: Preset) => void }) {
  return (
    <fieldset className="presets" aria-label="Quick start">
      {quickStartPresets.map((preset) => (
        <button key={preset.type} type="button" className="chip" onClick={() => onChoose(preset)}>
          {preset.type} <b>{`${preset.ratePercent}%`}</b>
        </button>
      ))}
    </fieldset>
  );
}
