/** Paying off and opening again, nothing and next to nothing, and the largest debt that is taken. */
export const ends: Readonly<Record<string, string>> = {
  'paid off to the penny': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,010.00 on 2026-02-10
    payment 1: interest £10.00, principal £1,000.00, balance £0.00
    owed £0.00, paid off 2026-02-10
    to pay off on 2026-12-31: £0.00`,

  'a penny short is not paid off': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,009.99 on 2026-02-10
    payment 1: interest £10.00, principal £999.99, balance £0.01
    owed £0.01`,

  'paid too much: the excess is shown': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,200.00 on 2026-02-10
    payment 1: interest £10.00, principal £1,000.00, excess £190.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'paid after it was paid off: all of it is excess, and the day stays': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,010.00 on 2026-02-10
    paid £50.00 on 2026-04-10
    payment 1: interest £10.00, principal £1,000.00, balance £0.00
    payment 2: interest £0.00, principal £0.00, excess £50.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'a payment entered before the last one turns part of that into excess': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,010.00 on 2026-02-10
    paid £100.00 on 2026-01-20
    payment 2: interest £0.00, principal £100.00, balance £900.00
    # 1010.00 - 9.00 - 900.00
    payment 1: interest £9.00, principal £900.00, excess £101.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'opened again by a statement': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,010.00 on 2026-02-10
    stated £200.00 on 2026-03-05
    paid £50.00 on 2026-04-10
    payment 1: interest £10.00, principal £1,000.00, balance £0.00
    entry 1: interest £0.00, adjustment £200.00, balance £200.00
    payment 2: interest £2.00, principal £48.00, balance £152.00
    owed £152.00`,

  'and paid off once more, on its new day': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,010.00 on 2026-02-10
    stated £200.00 on 2026-03-05
    paid £202.00 on 2026-04-10
    payment 1: interest £10.00, principal £1,000.00, balance £0.00
    entry 1: interest £0.00, adjustment £200.00, balance £200.00
    payment 2: interest £2.00, principal £200.00, balance £0.00
    owed £0.00, paid off 2026-04-10`,

  'opened again by deleting the payment that cleared it': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £919.10 on 2026-03-10
    payment 2 deleted
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00`,

  'opened again by making that payment smaller': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,010.00 on 2026-02-10
    payment 1 changed to £500.00 on 2026-02-10
    payment 1: interest £10.00, principal £490.00, balance £510.00
    owed £510.00`,

  'a debt added as paid off': `
    opened 2026-01-10 at £0.00, 12 %
    paid £50.00 on 2026-03-10
    payment 1: interest £0.00, principal £0.00, excess £50.00, balance £0.00
    owed £0.00, paid off 2026-01-10`,

  'without interest': `
    opened 2026-01-10 at £1,000.00, 0 %
    paid £100.00 on 2026-06-10
    payment 1: interest £0.00, principal £100.00, balance £900.00
    owed £900.00`,

  'nothing paid bears the interest all the same': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £0.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1: interest £10.00, principal -£10.00, balance £1,010.00
    payment 2: interest £10.10, principal £89.90, balance £920.10
    owed £920.10`,

  'nothing paid in the first month changes nothing': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £0.00 on 2026-01-20
    payment 1: interest £0.00, principal £0.00, balance £1,000.00
    owed £1,000.00`,

  'less than the interest: the balance grows': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £4.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1: interest £10.00, principal -£6.00, balance £1,006.00
    payment 2: interest £10.06, principal £89.94, balance £916.06
    owed £916.06`,

  'five pence bear no penny': `
    opened 2026-01-10 at £0.05, 12 %
    paid £0.01 on 2026-02-10
    # 0.05 of a penny
    payment 1: interest £0.00, principal £0.01, balance £0.04
    owed £0.04`,

  'just below half a penny is nothing, however many months': `
    opened 2026-01-10 at £0.49, 12 %
    paid £0.10 on 2026-04-10
    # 0.49 of a penny, three times nothing
    payment 1: interest £0.00, principal £0.10, balance £0.39
    owed £0.39`,

  'half a penny is one, each month by itself': `
    opened 2026-01-10 at £0.50, 12 %
    paid £0.10 on 2026-04-10
    # 0.5 of a penny is one, three times
    payment 1: interest £0.03, principal £0.07, balance £0.43
    owed £0.43`,

  'half a penny of a larger sum goes up too': `
    opened 2026-01-10 at £1,234.50, 12 %
    paid £100.00 on 2026-02-10
    # 12.345
    payment 1: interest £12.35, principal £87.65, balance £1,146.85
    owed £1,146.85`,

  'a rate with a decimal': `
    opened 2026-01-10 at £1,200.00, 18.9 %
    paid £60.00 on 2026-02-10
    paid £60.00 on 2026-03-10
    payment 1: interest £18.90, principal £41.10, balance £1,158.90
    # 1158.90 x 0.189 / 12 = 18.252675
    payment 2: interest £18.25, principal £41.75, balance £1,117.15
    owed £1,117.15`,

  'the last penny': `
    opened 2026-01-10 at £0.01, 100 %
    paid £0.01 on 2026-02-10
    # 0.083 of a penny
    payment 1: interest £0.00, principal £0.01, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'a hundred million pounds at the highest rate': `
    opened 2026-01-10 at £100,000,000.00, 100 %
    paid £10,000,000.00 on 2026-02-10
    # 100,000,000.00 / 12 = 8,333,333.333
    payment 1: interest £8,333,333.33, principal £1,666,666.67, balance £98,333,333.33
    owed £98,333,333.33
    # 98,333,333.33 / 12 = 8,194,444.444
    to pay off on 2026-03-01: £106,527,777.77`,

  'a hundred million pounds, paid at once': `
    opened 2026-01-10 at £100,000,000.00, 39.9 %
    paid £100,000,000.00 on 2026-02-10
    # 100,000,000.00 x 0.399 / 12
    payment 1: interest £3,325,000.00, principal £96,675,000.00, balance £3,325,000.00
    owed £3,325,000.00`,
};
