/** A quick start: a common kind of debt with its usual rate. */
import { quickStartPresets } from '@debt-payoff/contract/debt-types';
import { useState } from 'react';
import { announce } from '../ui/announce.ts';
import { intoView } from '../ui/into-view.ts';
import { type DraftActions, type Preset, presetPlace } from './draft-actions.ts';
import type { Row } from './rows.ts';

export function Presets({
  rows,
  actions,
}: {
  readonly rows: readonly Row[];
  readonly actions: DraftActions;
}) {
  const [last, setLast] = useState<Filled | null>(null);
  // What comes to match again later was typed.
  if (last !== null && !isThere(last, rows)) setLast(null);
  // The focus stays, for the next one: what is filled in stands elsewhere, out of sight in a low window.
  const choose = (preset: Preset): void => {
    const filled = { preset, place: presetPlace(rows) };
    actions.applyPreset(preset);
    announce(wordsOf(filled));
    setLast(filled);
  };
  return (
    <fieldset className="presets" aria-label="Quick start">
      {quickStartPresets.map((preset) => (
        <button key={preset.type} type="button" className="chip" onClick={() => choose(preset)}>
          {preset.type} <b>{`${preset.ratePercent}%`}</b>
        </button>
      ))}
      {last === null ? null : (
        <p className="hint" key={last.place} ref={intoView}>
          {wordsOf(last)}
        </p>
      )}
    </fieldset>
  );
}

type Filled = { readonly preset: Preset; readonly place: number };

function wordsOf({ preset, place }: Filled): string {
  return `Debt ${place + 1} filled in: ${preset.type}, ${preset.ratePercent}% a year.`;
}

/** Until somebody types something else, or takes the row away. */
function isThere({ preset, place }: Filled, rows: readonly Row[]): boolean {
  const row = rows[place];
  return row?.type === preset.type && row.interestRate === String(preset.ratePercent);
}
