/** One drawing of balance by debt, at one width. */
import type { Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { Group } from '@visx/group';
import { Area, LinePath } from '@visx/shape';
import { memo, useId } from 'react';
import type { DebtBalances } from './debt-balances.ts';
import type { DebtBalancesLayout, LayerLayout } from './debt-balances-layout.ts';
import { plotOf } from './drawings.ts';
import { EndLabels, lineClass } from './end-labels.tsx';
import { type Point, readX, readY } from './labels.ts';
import { Pill } from './pill.tsx';
import { Amounts, Cursor, Dates, monthAt, PlotDrawing } from './plot.tsx';
import { categoryAt, Textures, textureFill } from './textures.tsx';

export function DebtBalancesDrawing(props: {
  readonly layout: DebtBalancesLayout;
  readonly data: DebtBalances;
  readonly title: string;
  readonly summary: string;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly month: number | null;
  readonly onMonth: (month: number) => void;
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
      <Layers layout={layout} strategy={props.strategy} start={props.start} data={data} />
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
  readonly data: DebtBalances;
  readonly strategy: StrategyName;
  readonly start: Month;
}) {
  const { layout, data, strategy, start } = props;
  const { drawing, layers, minimum, top, x, y } = layout;
  const id = useId();
  return (
    <>
      <Textures id={id} used={layers.map((_, index) => categoryAt(index))} />
      <Amounts drawing={drawing} maximum={layout.maximum} y={y} />
      <Dates drawing={drawing} start={start} months={layout.months} x={x} />
      {layers.map((layer, index) => (
        <Layer key={layer.key} layer={layer} fill={textureFill(id, categoryAt(index))} />
      ))}
      <line className="axis" x1={x(0)} x2={x(layout.months)} y1={y(0)} y2={y(0)} />
      {minimum === null ? null : (
        <LinePath className={lineClass.minimum} data={[...minimum]} x={readX} y={readY} />
      )}
      {layers.map((layer) => (
        <circle
          key={layer.key}
          className="dot"
          cx={layer.end.x}
          cy={layer.end.y}
          r={drawing.name === 's' ? 4 : 5}
        >
          <title>{`${layer.name} cleared`}</title>
        </circle>
      ))}
      <EndLabels
        drawing={drawing}
        lines={[
          { strategy, months: data.months, points: top },
          ...(minimum === null
            ? []
            : [
                {
                  strategy: 'minimum' as const,
                  months: (data.minimum?.length ?? 1) - 1,
                  points: minimum,
                },
              ]),
        ]}
        start={start}
      />
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
  const { label } = layer;
  return (
    <Group>
      <Area className="layer" fill={fill} data={edges} x={edgeX} y0={lowerY} y1={upperY} />
      {label === null ? null : (
        <Pill
          x={(label.left + label.right) / 2}
          y={(label.top + label.bottom) / 2}
          width={label.right - label.left}
          text={label.text}
          title={layer.name}
        />
      )}
    </Group>
  );
}
