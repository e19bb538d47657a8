import { expect, it } from 'vitest';
import { orderInForce, positionsAmong } from './debt-order.ts';

it.each([
  { name: 'nothing arranged yet', arranged: null, debtIds: [1, 2, 3], order: [1, 2, 3] },
  { name: 'one deleted', arranged: [3, 2, 1], debtIds: [1, 3], order: [3, 1] },
  { name: 'two added', arranged: [3, 1], debtIds: [1, 3, 4, 5], order: [3, 1, 4, 5] },
])('an order follows debts that come and go: $name', ({ arranged, debtIds, order }) => {
  expect(orderInForce(arranged, debtIds)).toEqual(order);
});

it('has positions among some of the debts', () => {
  expect(positionsAmong([11, 12, 13, 14], [14, 99, 11])).toEqual([3, 0]);
});
