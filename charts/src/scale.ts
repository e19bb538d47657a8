export type Scale = (value: number) => number;

/**
 * A straight line from figures to places. The scales of visx do much more, and weigh 14 kB of
 * compressed scripts; this is all that our charts ask of one.
 */
export function straightScale(options: {
  from: readonly [number, number];
  to: readonly [number, number];
}): Scale {
  const [fromStart, fromEnd] = options.from;
  const [toStart, toEnd] = options.to;
  const slope = fromEnd === fromStart ? 0 : (toEnd - toStart) / (fromEnd - fromStart);
  return (value) => toStart + (value - fromStart) * slope;
}
