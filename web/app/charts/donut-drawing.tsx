/** The ring itself: small enough to be drawn at one size. */
import { memo, type PointerEvent, useId } from 'react';
import { groupAt } from './bars-items.ts';
import { type DonutLayout, donut, sliceAt } from './donut-layout.ts';
import { Pill } from './pill.tsx';
import { OnlySeen } from './plot.tsx';
import { Textures, textureFill } from './textures.tsx';

export function DonutDrawing(props: {
  readonly layout: DonutLayout;
  readonly title: string;
  readonly summary: string;
  /** Under the total. */
  readonly note: string;
  readonly item: number | null;
  readonly onItem: (item: number) => void;
}) {
  const { layout, item } = props;
  const chosen = item === null ? undefined : groupAt(layout.slices, item);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const slice = sliceAt(layout.slices, {
      x: ((event.clientX - box.left) / box.width) * donut.width,
      y: ((event.clientY - box.top) / box.height) * donut.height,
    });
    if (slice !== undefined) props.onItem(slice.from);
  };
  return (
    <svg
      className="chart donut"
      viewBox={`0 0 ${donut.width} ${donut.height}`}
      role="img"
      aria-label={props.title}
      onPointerMove={point}
    >
      <desc>{props.summary}</desc>
      <OnlySeen>
        <Ring layout={layout} note={props.note} />
        {chosen === undefined ? null : <path className="chosen screen-only" d={chosen.path} />}
      </OnlySeen>
    </svg>
  );
}

/** All but the mark on a slice, which alone moves with the slider. */
const Ring = memo(function Ring(props: { readonly layout: DonutLayout; readonly note: string }) {
  const { slices, figure } = props.layout;
  const id = useId();
  const [x, y] = [donut.width / 2, donut.height / 2];
  return (
    <>
      <Textures id={id} used={slices.map(({ category }) => category)} />
      {slices.map((slice) => (
        <path
          key={slice.category}
          className="layer"
          d={slice.path}
          fill={textureFill(id, slice.category)}
        >
          <title>{slice.label}</title>
        </path>
      ))}
      {slices.map(({ category, mark }) =>
        mark === null ? null : <Pill key={category} {...mark} />,
      )}
      <text className="donut-figure" x={x} y={y + 2} textAnchor="middle">
        {figure}
      </text>
      <text className="tick" x={x} y={y + 21} textAnchor="middle">
        {props.note}
      </text>
    </>
  );
});
