/** Where a row that is dragged belongs, and how fast the page goes along when it comes to an edge. */

export type DragPlace = {
  /** 0 is before all others. */
  readonly place: number;
  /** How far the row is from where it would lie, so that it stays under the finger. */
  readonly shift: number;
};

/** By where the row's own top would be; the heights are those of the other rows, as they lie without it. */
export function dragPlace(wantedTop: number, heights: readonly number[]): DragPlace {
  let end = 0;
  const tops = [0];
  for (const height of heights) {
    end += height;
    tops.push(end);
  }
  // A row does not leave its list.
  const top = Math.min(Math.max(wantedTop, 0), end);
  const distances = tops.map((slot) => Math.abs(slot - top));
  const place = distances.indexOf(Math.min(...distances));
  return { place, shift: top - (tops[place] ?? 0) };
}

const edge = 64;
const pixelsPerFrame = 14;

/** Pixels to scroll in one frame: the nearer to an edge, the more; nothing where the list ends before it. */
export function scrollStep({
  y,
  view,
  list,
}: {
  readonly y: number;
  readonly view: Extent;
  readonly list: Extent;
}): number {
  const above = Math.min(view.top + edge - y, edge);
  const below = Math.min(y - (view.bottom - edge), edge);
  if (above > 0 && list.top < view.top) return -Math.ceil((above / edge) * pixelsPerFrame);
  if (below > 0 && list.bottom > view.bottom) return Math.ceil((below / edge) * pixelsPerFrame);
  return 0;
}

type Extent = { readonly top: number; readonly bottom: number };
