/** One drawing of balance by debt, at one width. */

import type { DebtBalances } from '@debt-payoff/charts/debt-balances';
import type { DebtBalancesLayout, LayerLayout } from '@debt-payoff/charts/debt-balances-layout';
import { plotOf } from '@debt-payoff/charts/drawings';
import type { Point } from '@debt-payoff/charts/labels';
import { Area } from '@visx/shape';
import { memo, useId } from 'react';
import type { ChartDeals } from './chart-deals.ts';
import { EndLabels } from './end-labels.tsx';
import { ClearedDot, Line } from './lines.tsx';
import { Pill } from './pill.tsx';
import { Cursor, Marks, monthAt, PlotDrawing } from './plot.tsx';
import { categoryAt, Textures, textureFill } from './textures.tsx';

export function DebtBalancesDrawing(props: {
  readonly layout: DebtBalancesLayout;
  readonly data: DebtBalances;
  readonly title: string;
  readonly summary: string;
  readonly month: number | null;
  readonly onMonth: (month: number) => void;
  readonly deals?: ChartDeals | undefined;
}) {
  const { layout, data, month, onMonth } = props;
  const { drawing, months, x, y } = layout;
  const owed = month === null ? [] : [data.totals[month], data.minimum?.[month]];
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => onMonth(monthAt({ across: at.x, plot: plotOf(drawing), months }))}
    >
      <Layers layout={layout} deals={props.deals} />
      {month === null ? null : (
        <Cursor
          drawing={drawing}
          x={x(month)}
          points={owed.flatMap((pence) =>
            pence === undefined ? [] : [{ x: x(month), y: y(pence) }],
          )}
        />
      )}
    </PlotDrawing>
  );
}

/** All but the cursor, which alone moves with the slider. */
const Layers = memo(function Layers(props: {
  readonly layout: DebtBalancesLayout;
  readonly deals?: ChartDeals | undefined;
}) {
  const { layout, deals } = props;
  const { drawing, layers, x, y } = layout;
  const [, minimum] = layout.lines;
  const id = useId();
  return (
    <>
      <Textures id={id} used={layers.map((_, index) => categoryAt(index))} />
      <Marks marks={layout.marks} />
      {layers.map((layer, index) => (
        <Layer key={layer.key} layer={layer} fill={textureFill(id, categoryAt(index))} />
      ))}
      <line className="axis" x1={x(0)} x2={x(layout.months)} y1={y(0)} y2={y(0)} />
      {minimum === undefined ? null : <Line look={minimum.id} points={minimum.points} />}
      {deals?.marks(drawing, x)}
      {layers.map((layer) => (
        <LayerName key={layer.key} layer={layer} />
      ))}
      {layers.map(({ key, end, name }) => (
        <ClearedDot key={key} drawing={drawing} at={end} name={name} />
      ))}
      <EndLabels labels={layout.labels} />
    </>
  );
});

const edgeX = ([upper]: Edge) => upper.x;
const upperY = ([upper]: Edge) => upper.y;
const lowerY = ([, lower]: Edge) => lower.y;

type Edge = readonly [upper: Point, lower: Point];

function Layer({ layer, fill }: { readonly layer: LayerLayout; readonly fill: string }) {
  const edges = layer.upper.flatMap((upper, index): Edge[] => {
    const lower = layer.lower[index];
    return lower === undefined ? [] : [[upper, lower]];
  });
  return <Area className="layer" fill={fill} data={edges} x={edgeX} y0={lowerY} y1={upperY} />;
}

/** Over every line that runs through the layers. */
function LayerName({ layer: { label, name } }: { readonly layer: LayerLayout }) {
  return label === null ? null : (
    <Pill
      x={(label.left + label.right) / 2}
      y={(label.top + label.bottom) / 2}
      width={label.right - label.left}
      text={label.text}
      title={name}
    />
  );
}
