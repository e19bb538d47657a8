/** When interest falls due: early, late, twice, across the ends of months and years. 1 % of £1,000.00 is £10.00. */
export const monthTurns: Readonly<Record<string, string>> = {
  'within the month in which it was opened, a payment bears no interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-01-31
    payment 1: interest £0.00, principal £100.00, balance £900.00
    owed £900.00`,

  'a payment in the next month bears one month of interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00`,

  'the first day of the next month is a turn of the month already': `
    opened 2026-01-31 at £1,000.00, 12 %
    paid £100.00 on 2026-02-01
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00`,

  'month after month the interest falls with the balance': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    paid £100.00 on 2026-04-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £9.10, principal £90.90, balance £819.10
    # 1 % of 819.10 is 8.191
    payment 3: interest £8.19, principal £91.81, balance £727.29
    owed £727.29`,

  'late: a payment bears every month that turned since, on the same balance': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-04-10
    # February, March and April: 3 x 10.00
    payment 1: interest £30.00, principal £70.00, balance £930.00
    owed £930.00`,

  'a whole year late': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £300.00 on 2027-01-10
    # 12 x 10.00
    payment 1: interest £120.00, principal £180.00, balance £820.00
    owed £820.00`,

  'early: what is paid before the month turns lowers the interest of that turn': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-01-31
    paid £100.00 on 2026-03-01
    payment 1: interest £0.00, principal £100.00, balance £900.00
    # February and March: 2 x 9.00
    payment 2: interest £18.00, principal £82.00, balance £818.00
    owed £818.00`,

  'twice on one day: the first bears the interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-02-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £0.00, principal £100.00, balance £810.00
    owed £810.00`,

  'twice in a month: the earlier bears the interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-05
    paid £100.00 on 2026-02-25
    payment 1: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £0.00, principal £100.00, balance £810.00
    owed £810.00`,

  'the 31st: each shorter month is one turn, whatever its length': `
    opened 2026-01-31 at £1,000.00, 12 %
    paid £100.00 on 2026-02-28
    paid £100.00 on 2026-03-31
    paid £100.00 on 2026-04-30
    payment 1: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £9.10, principal £90.90, balance £819.10
    payment 3: interest £8.19, principal £91.81, balance £727.29
    owed £727.29`,

  'the leap day belongs to February, and the next day to March': `
    opened 2028-01-31 at £1,000.00, 12 %
    paid £100.00 on 2028-02-29
    paid £100.00 on 2028-03-01
    payment 1: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £9.10, principal £90.90, balance £819.10
    owed £819.10`,

  'the night on which the clocks go forward turns no month': `
    opened 2026-03-28 at £1,000.00, 12 %
    paid £100.00 on 2026-03-29
    paid £100.00 on 2026-03-30
    paid £100.00 on 2026-04-01
    payment 1: interest £0.00, principal £100.00, balance £900.00
    payment 2: interest £0.00, principal £100.00, balance £800.00
    payment 3: interest £8.00, principal £92.00, balance £708.00
    owed £708.00`,

  'nor does the night on which they go back': `
    opened 2026-10-24 at £1,000.00, 12 %
    paid £100.00 on 2026-10-25
    paid £100.00 on 2026-10-26
    paid £100.00 on 2026-11-01
    payment 1: interest £0.00, principal £100.00, balance £900.00
    payment 2: interest £0.00, principal £100.00, balance £800.00
    payment 3: interest £8.00, principal £92.00, balance £708.00
    owed £708.00`,

  'the end of the year is one turn': `
    opened 2026-12-31 at £1,000.00, 12 %
    paid £100.00 on 2027-01-01
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00`,

  'what it takes to pay off grows with each turn, and not in between': `
    opened 2026-01-10 at £1,000.00, 12 %
    owed £1,000.00
    to pay off on 2026-01-31: £1,000.00
    to pay off on 2026-02-01: £1,010.00
    to pay off on 2026-02-28: £1,010.00
    to pay off on 2026-04-01: £1,030.00`,

  'a payment in the month leaves nothing due until the next turn': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00
    to pay off on 2026-02-28: £910.00
    to pay off on 2026-03-01: £919.10`,
};
