/** Requests as clients sent them before debts had deals, minimum rules and APRs: the same ones for a number, always. */

/** Written here, as all else that the requests are made of: they are never to change. */
const mostPence = 10_000_000_000;

const types = [
  'Credit Card',
  'Personal Loan',
  'Mortgage',
  'Store Card',
  'Overdraft',
  'Student Loan',
  'Auto Loan',
  'Other',
] as const;

const creditors = [
  'Barclaycard',
  'NatWest',
  'Mum & Dad',
  '"Quoted" \\ Bank',
  "O'Neill's <b>Loans</b>",
  '</script><img src=x onerror=alert(1)>',
  '💳 Card 👩‍👩‍👧',
  'Crédit Münster ß',
  'بنك',
  '\u2028 between \u2029 lines',
  '  spaces  ',
  '__proto__',
  '\ud800 half a pair',
  'x'.repeat(200),
] as const;

/** Some debts share a rate or a balance, so that the rules for ties decide. */
const rates = [0, 0.1, 9.9, 18.9, 18.9, 24.9, 39.9, 100] as const;
const balances = [0.01, 500, 500, 1_000, 2_500, 2_500.5, 100_000_000] as const;

/** What clients send besides, and nobody reads. */
const unreadOfDebts = {
  id: 7,
  hasAutoPayment: true,
  paymentDay: 31,
  notes: 'Ring them',
  interest_rate: 5,
  minimumPayment: 1,
  nested: { balance: [1, null] },
} as const;
const unreadOfRequests = {
  currency: 'GBP',
  version: 2,
  strategy: 'snowball',
  results: [],
} as const;

type OldRequest = { readonly debts: readonly object[] };

export function oldRequest(number: number): OldRequest {
  const random = randomFrom(number);
  const debtCount = random.isOneIn(40) ? random.whole(13, 60) : random.whole(1, 12);
  // Without these, a few debts that never clear would hide most of the months of the others.
  const isSteady = !random.isOneIn(4);
  return {
    debts: Array.from({ length: debtCount }, () => someDebt(random, isSteady)),
    ...someExtra(random),
    ...random.pick<object>([
      {},
      { includeDetails: true },
      { includeDetails: false },
      { includeDetails: null },
    ]),
    ...(random.isOneIn(5) ? unreadOfRequests : {}),
  };
}

function someDebt(random: Random, isSteady: boolean): object {
  const type = random.pick(types);
  const balance = someBalance(random);
  const interestRate = random.isOneIn(2)
    ? random.pick(rates)
    : random.whole(0, random.isOneIn(4) ? 1_000 : 400) / 10;
  return {
    creditor: random.isOneIn(3) ? random.pick(creditors) : `Creditor ${random.whole(1, 99)}`,
    type,
    balance,
    interestRate,
    monthlyPayment: somePayment(random, { balance, interestRate, isSteady }),
    ...someTerm(random, type),
    ...(random.isOneIn(6) ? unreadOfDebts : {}),
  };
}

function someBalance(random: Random): number {
  if (random.isOneIn(4)) return random.pick(balances);
  const upToPence = random.pick([500, 100_000, 1_000_000, 1_000_000, 30_000_000, mostPence]);
  return random.whole(1, upToPence) / 100;
}

function somePayment(
  random: Random,
  debt: { readonly balance: number; readonly interestRate: number; readonly isSteady: boolean },
): number {
  const interestPence = Math.ceil((debt.balance * debt.interestRate) / 12);
  if (!debt.isSteady && random.isOneIn(4)) return 0;
  if (!debt.isSteady && random.isOneIn(4)) return random.whole(0, interestPence) / 100;
  const balancePence = Math.round(debt.balance * 100);
  const share = random.pick([2, 10, 20, 30, 60, 120, 1_200]);
  const pence = interestPence + random.whole(1, Math.ceil(balancePence / share) + 1);
  const roundedPence = random.isOneIn(2) ? Math.ceil(pence / 1_000) * 1_000 : pence;
  return Math.min(roundedPence, mostPence) / 100;
}

function someTerm(random: Random, type: string): object {
  const isAsked = type === 'Mortgage' || type === 'Personal Loan';
  if (isAsked || random.isOneIn(4)) return { termMonths: random.whole(1, 1_200) };
  return random.pick<object>([{}, { termMonths: null }, { termMonths: 0 }]);
}

function someExtra(random: Random): object {
  if (random.isOneIn(12)) return { extraPayment: random.whole(1, mostPence) / 100 };
  if (random.isOneIn(2)) return { extraPayment: random.whole(1, 100_000) / 100 };
  return random.pick<object>([
    {},
    { extraPayment: 0 },
    { extraPayment: '' },
    { extraPayment: null },
  ]);
}

type Random = {
  /** Both ends included. */
  readonly whole: (from: number, to: number) => number;
  readonly isOneIn: (count: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

function randomFrom(seed: number): Random {
  let state = seed;
  // A counter whose bits are mixed twice; written here so that no new version of a library changes the requests.
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
  };
}
