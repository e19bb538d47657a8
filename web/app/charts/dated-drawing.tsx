/** One drawing of lines over days, at one width. */
import { Group } from '@visx/group';
import { Area, LinePath } from '@visx/shape';
import { memo } from 'react';
import { type DatedLayout, type Stop, stopAt } from './dated-lines.ts';
import { plotOf } from './drawings.ts';
import { readX, readY } from './labels.ts';
import { Amounts, Cursor, PlotDrawing } from './plot.tsx';

export function DatedDrawing(props: {
  readonly layout: DatedLayout;
  readonly title: string;
  readonly summary: string;
  readonly stops: readonly Stop[];
  readonly stop: Stop | null;
  readonly onStop: (place: number) => void;
}) {
  const { layout, stops, stop } = props;
  return (
    <PlotDrawing
      drawing={layout.drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => props.onStop(stopAt(at.x, layout, stops))}
    >
      <Lines layout={layout} />
      {stop === null ? null : (
        <Cursor
          drawing={layout.drawing}
          x={layout.x(stop.date)}
          points={stop.pence.flatMap((pence) =>
            pence === null ? [] : [{ x: layout.x(stop.date), y: layout.y(pence) }],
          )}
        />
      )}
    </PlotDrawing>
  );
}

/** All but the cursor, which alone moves with the slider. */
const Lines = memo(function Lines({ layout }: { readonly layout: DatedLayout }) {
  const { drawing, lines } = layout;
  const { bottom } = plotOf(drawing);
  return (
    <>
      <Amounts drawing={drawing} maximum={layout.maximum} y={layout.y} />
      <DayTicks layout={layout} />
      {lines.map(({ look, places }) => (
        <Group key={look}>
          {look === 'actual' ? (
            <Area className="area" data={[...places]} x={readX} y0={bottom} y1={readY} />
          ) : null}
          <LinePath className={`l-${look}`} data={[...places]} x={readX} y={readY} />
        </Group>
      ))}
      <Dots layout={layout} />
      <Names layout={layout} />
    </>
  );
});

const dotsMost = 60;

/** The actual line is dotted, as far as there is room; a debt that was cleared always is. */
function Dots({ layout }: { readonly layout: DatedLayout }) {
  const radius = layout.drawing.name === 's' ? 4 : 5;
  return layout.lines
    .filter(({ look }) => look === 'actual')
    .flatMap(({ points, places }) =>
      places.map(({ x, y }, place) => {
        const isMilestone = points[place]?.isMilestone === true;
        if (!isMilestone && points.length > dotsMost) return null;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: several points may be of the same day
            key={place}
            className={isMilestone ? 'dot' : 'point'}
            cx={x}
            cy={y}
            r={isMilestone ? radius : 3}
          />
        );
      }),
    );
}

function DayTicks({ layout }: { readonly layout: DatedLayout }) {
  const { drawing, ticks } = layout;
  const { bottom } = plotOf(drawing);
  return ticks.map(({ at, label }) => (
    <Group key={at}>
      <line className="axis" x1={at} x2={at} y1={bottom} y2={bottom + 5} />
      <text
        className="tick"
        x={at}
        y={bottom + 21}
        textAnchor={at > drawing.width - 36 ? 'end' : 'middle'}
      >
        {label}
      </text>
    </Group>
  ));
}

function Names({ layout }: { readonly layout: DatedLayout }) {
  return layout.labels.map(({ id, right, top, end }) => {
    const line = layout.lines.find(({ look }) => look === id);
    if (line === undefined) return null;
    return (
      <Group key={id}>
        <path className="lead" d={`M${end.x} ${end.y - 6}V${top + 36}`} />
        <text className={`lab c-${line.look}`} x={right - 6} y={top + 13} textAnchor="end">
          {line.name}
        </text>
        <text className="lab2" x={right - 6} y={top + 30} textAnchor="end">
          {line.note}
        </text>
      </Group>
    );
  });
}
