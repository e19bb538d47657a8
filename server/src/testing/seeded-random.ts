/** Chance that is the same for a seed, always: for what was recorded once, and is made again to compare with. */

export type SeededRandom = {
  /** Both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly isOneIn: (count: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
};

export function randomFrom(seed: number): SeededRandom {
  let state = seed;
  // A counter whose bits are mixed twice; written here so that no new version of a library changes what is made.
  const fraction = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number =>
    from + Math.floor(fraction() * (to - from + 1));
  return {
    whole,
    isOneIn: (count) => whole(1, count) === 1,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: fraction() }))
        .sort((one, other) => one.key - other.key)
        .map(({ item }) => item),
  };
}
