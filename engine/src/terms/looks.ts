/**
 * How far avalanche looks ahead where rates change. What is paid this month saves interest from the next month on, so
 * each look ranks debts by their rates of so many months to come, added up. The order does not depend on what is paid,
 * but for debts of the same rank: it serves all runs of a plan.
 */

/** How many months are added up; 0 takes this month's own rate, null the one after the last change. */
export type LookAhead = number | null;

const lookAheads: readonly LookAhead[] = [0, 1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, null];
export const lookAheadsCount = lookAheads.length;
const monthsLookedMost = Math.max(...lookAheads.map((months) => months ?? 0));

export type Look = {
  readonly lookAhead: LookAhead;
  /** Where it stands among all looks. */
  readonly place: number;
  /** How debts are ranked in a month, the higher first. Months that are known to be ranked alike share an object. */
  readonly rankingIn: (month: number) => Ranking;
};

export type Ranking = { readonly ranks: ArrayLike<number> };

type Rates = {
  readonly rateParts: number;
  readonly rateChanges: readonly { readonly lastMonth: number; readonly thenParts: number }[];
};

/** Of more debts and months, rankings would take more memory than the time to make them again is worth. */
const rankedMost = 60_000;

/** Where nothing is to be chosen there is one: no order makes a difference. */
export function looksAt(debts: readonly Rates[], looksAhead: boolean): readonly Look[] {
  const settledMonth = Math.max(...debts.map(lastChange)) + 1;
  const sums = debts.map((debt) => sumRates(debt, settledMonth + monthsLookedMost));
  const rankingsUnder =
    debts.length * settledMonth > rankedMost ? passingRankings(sums) : keptRankings(sums);
  const settled = rankingsUnder(0)(settledMonth);
  const looked = looksAhead ? lookAheads : lookAheads.slice(0, 1);
  return looked.map((lookAhead, place) => {
    if (lookAhead === null) return { lookAhead, place, rankingIn: () => settled };
    const rankIn = rankingsUnder(lookAhead);
    const rankingIn = (month: number) => (month < settledMonth ? rankIn(month) : settled);
    return { lookAhead, place, rankingIn };
  });
}

/** By debt: entry n is the sum of the parts of months 1 to n. */
type RateSums = readonly Float64Array[];

/** Debts are ranked when a month is asked for: few plans go on for as long as rates change. */
type Rankings = (lookAhead: number) => (month: number) => Ranking;

/** Keeps one month of each look. */
function passingRankings(sums: RateSums): Rankings {
  return (lookAhead) => {
    let known = { month: 0, ranking: noRanking };
    return (month) => {
      if (known.month !== month) {
        const ranks = sums.map((own) => rateIn(month, own, lookAhead));
        known = { month, ranking: { ranks } };
      }
      return known.ranking;
    };
  };
}

/** Keeps all months, for all runs. */
function keptRankings(sums: RateSums): Rankings {
  const shared = new Map<string, Ranking>();
  return (lookAhead) => {
    // From month to month few debts move, if any, so the order of the month before is close.
    const order = Array.from(sums.keys());
    const known: Ranking[] = [];
    return (month) => {
      const found = known[month];
      if (found !== undefined) return found;
      const rated = sums.map((own) => rateIn(month, own, lookAhead));
      sortByRate(order, rated);
      const ranks = denseRanks(order, rated);
      const text = ranks.join();
      const ranking = shared.get(text) ?? { ranks };
      shared.set(text, ranking);
      known[month] = ranking;
      return ranking;
    };
  };
}

const noRanking: Ranking = { ranks: [] };

function lastChange({ rateChanges }: Rates): number {
  return rateChanges.at(-1)?.lastMonth ?? 0;
}

function sumRates({ rateParts, rateChanges }: Rates, months: number): Float64Array {
  const sums = new Float64Array(months + 1);
  let [parts, next] = [rateParts, 0];
  for (let month = 1; month <= months; month += 1) {
    const change = rateChanges[next];
    if (change !== undefined && month > change.lastMonth) {
      parts = change.thenParts;
      next += 1;
    }
    sums[month] = (sums[month - 1] ?? 0) + parts;
  }
  return sums;
}

function rateIn(month: number, sums: Float64Array, lookAhead: number): number {
  return lookAhead === 0
    ? (sums[month] ?? 0) - (sums[month - 1] ?? 0)
    : (sums[month + lookAhead] ?? 0) - (sums[month] ?? 0);
}

/** The highest first. */
function sortByRate(order: number[], rated: readonly number[]): void {
  for (let place = 1; place < order.length; place += 1) {
    const debt = order[place] ?? 0;
    const rate = rated[debt] ?? 0;
    let to = place;
    for (; to > 0 && (rated[order[to - 1] ?? 0] ?? 0) < rate; to -= 1) {
      order[to] = order[to - 1] ?? 0;
    }
    order[to] = debt;
  }
}

/** Debts of the same rate have the same rank. */
function denseRanks(order: readonly number[], rated: readonly number[]): Uint16Array {
  const ranks = new Uint16Array(order.length);
  let rank = order.length;
  let before = rated[order[0] ?? 0];
  for (const debt of order) {
    if (rated[debt] !== before) rank -= 1;
    before = rated[debt];
    ranks[debt] = rank;
  }
  return ranks;
}
