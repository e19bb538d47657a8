/** The frame of every chart: what it is, what it shows, its drawings, its slider and its table. */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';

export type Slider = {
  readonly label: string;
  readonly last: number;
  readonly value: number;
  /** What the chart says there. */
  readonly reading: string;
  readonly onValue: (value: number) => void;
};

export function ChartFigure(props: {
  readonly title: string;
  /** The finding, in a sentence. */
  readonly summary: string;
  readonly slider: Slider;
  readonly table: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <figure className="card">
      <div className="figure-head">
        <div>
          <h3>{props.title}</h3>
          <p>{props.summary}</p>
        </div>
      </div>
      {props.children}
      {/* With one point the sentence says it all. */}
      {props.slider.last > 0 ? <Reader {...props.slider} title={props.title} /> : null}
      {props.table}
    </figure>
  );
}

function Reader({
  label,
  last,
  value,
  reading,
  onValue,
  title,
}: Slider & { readonly title: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEarlyMove(input, { value, onValue });
  return (
    <div className="chart-reader needs-scripts screen-only">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        aria-label={`${label}, ${title}`}
        type="range"
        min={0}
        max={last}
        value={value}
        aria-valuetext={reading}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
      {/* Not an <output>, which is live: the slider says it already. */}
      <p>{reading}</p>
    </div>
  );
}

/** A slider that was moved before the code came stays where it was moved to. */
function useEarlyMove(
  input: RefObject<HTMLInputElement | null>,
  { value, onValue }: Pick<Slider, 'value' | 'onValue'>,
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const moved = input.current?.valueAsNumber;
    if (isFirst.current && moved !== undefined && moved !== value) onValue(moved);
    isFirst.current = false;
  }, [input, value, onValue]);
}
