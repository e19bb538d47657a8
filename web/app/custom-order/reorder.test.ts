import { describe, expect, it } from 'vitest';
import {
  applyReorder,
  orderFromText,
  orderText,
  type ReorderAction,
  type ReorderState,
  reorderStateOver,
  shownOrder,
  withArranged,
} from './reorder.ts';

const start: ReorderState = { order: [1, 2, 3, 4], lifted: null };

const run = (...actions: readonly ReorderAction[]): ReorderState =>
  actions.reduce(applyReorder, start);

describe('arranging debts by hand', () => {
  it.each<{ name: string; actions: ReorderAction[]; shown: number[]; order: number[] }>([
    {
      name: 'what is picked up and moved is shown there, and counts only when it is dropped',
      actions: [
        { kind: 'pick up', id: 1 },
        { kind: 'move to', place: 2 },
      ],
      shown: [2, 3, 1, 4],
      order: [1, 2, 3, 4],
    },
    {
      name: 'dropped, it counts',
      actions: [
        { kind: 'pick up', id: 4 },
        { kind: 'move to', place: 1 },
        { kind: 'move to', place: 0 },
        { kind: 'drop' },
      ],
      shown: [4, 1, 2, 3],
      order: [4, 1, 2, 3],
    },
    {
      name: 'put back, nothing has changed',
      actions: [{ kind: 'pick up', id: 4 }, { kind: 'move to', place: 0 }, { kind: 'put back' }],
      shown: [1, 2, 3, 4],
      order: [1, 2, 3, 4],
    },
    {
      name: 'beyond an end is the end',
      actions: [{ kind: 'pick up', id: 2 }, { kind: 'move to', place: 9 }, { kind: 'drop' }],
      shown: [1, 3, 4, 2],
      order: [1, 3, 4, 2],
    },
    {
      name: 'one step up',
      actions: [{ kind: 'step', id: 3, by: -1 }],
      shown: [1, 3, 2, 4],
      order: [1, 3, 2, 4],
    },
    {
      name: 'the first cannot go up, nor the last down',
      actions: [
        { kind: 'step', id: 1, by: -1 },
        { kind: 'step', id: 4, by: 1 },
      ],
      shown: [1, 2, 3, 4],
      order: [1, 2, 3, 4],
    },
    {
      name: 'a debt that has since been deleted is not moved',
      actions: [
        { kind: 'pick up', id: 9 },
        { kind: 'move to', place: 0 },
        { kind: 'drop' },
        { kind: 'step', id: 9, by: 1 },
      ],
      shown: [1, 2, 3, 4],
      order: [1, 2, 3, 4],
    },
  ])('$name', ({ actions, shown, order }) => {
    const after = run(...actions);
    expect(shownOrder(after)).toEqual(shown);
    expect(after.order).toEqual(order);
  });
});

it('keeps hold of a debt while others come and go, and lets go of one that is deleted', () => {
  const lifted = run({ kind: 'pick up', id: 1 }, { kind: 'move to', place: 2 });
  expect(shownOrder(reorderStateOver(lifted, [1, 3, 4, 5]))).toEqual([3, 1, 4, 5]);
  expect(reorderStateOver(lifted, [2, 3, 4])).toEqual({ order: [2, 3, 4], lifted: null });
});

it('leaves debts that are not arranged in their places', () => {
  expect(withArranged([1, 8, 2, 3, 9], [3, 1, 2])).toEqual([3, 8, 1, 2, 9]);
});

it('is kept as a text and read again', () => {
  expect(orderFromText(orderText([3, 1, 2]))).toEqual([3, 1, 2]);
  expect(orderFromText('')).toEqual([]);
});
