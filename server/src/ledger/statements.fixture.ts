/** Balances that the owner or the creditor stated, and changes of the rate. 1 % of £1,000.00 is £10.00. */
export const statements: Readonly<Record<string, string>> = {
  'a payment with the balance that it left: interest and principal follow from it': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £915.00
    # it fell by 85.00, so 15.00 of the 100.00 were interest
    payment 1: interest £15.00, principal £85.00, balance £915.00
    owed £915.00`,

  'the creditor may have charged less than a month': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £905.00
    # 100.00 - (1000.00 - 905.00)
    payment 1: interest £5.00, principal £95.00, balance £905.00
    owed £905.00`,

  'a balance that fell by more than was paid: no interest is below zero': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £850.00
    payment 1: interest £0.00, principal £100.00, adjustment -£50.00, balance £850.00
    owed £850.00`,

  'a balance that grew all the same: the principal is below zero': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £5.00 on 2026-02-10, leaving £1,005.00
    # 5.00 - (1000.00 - 1005.00)
    payment 1: interest £10.00, principal -£5.00, balance £1,005.00
    owed £1,005.00`,

  'after a stated balance, interest counts from its month': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-03-10, leaving £905.00
    paid £100.00 on 2026-04-10
    payment 1: interest £5.00, principal £95.00, balance £905.00
    payment 2: interest £9.05, principal £90.95, balance £814.05
    owed £814.05`,

  'a payment that leaves nothing pays off, whatever was worked out': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,000.00 on 2026-02-10, leaving £0.00
    payment 1: interest £0.00, principal £1,000.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'a payment entered before one with a stated balance moves what that holds, not its balance': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-03-10, leaving £905.00
    paid £50.00 on 2026-02-10
    payment 2: interest £10.00, principal £40.00, balance £960.00
    # 905 + 100 - 960 = 45.00 is beyond 130 % of 9.60 and 2.00
    payment 1: interest £9.60, principal £90.40, adjustment £35.40, balance £905.00
    owed £905.00`,

  'stated by hand: interest counts from that month': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £950.00 on 2026-02-15
    paid £100.00 on 2026-03-10
    entry 1: interest £10.00, adjustment -£60.00, balance £950.00
    # 10.00 that the statement charged, and 9.50
    payment 1: interest £19.50, principal £80.50, balance £859.50
    owed £859.50`,

  'stated by hand after months without a payment: it holds their interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,020.00 on 2026-03-02
    paid £100.00 on 2026-03-20
    entry 1: interest £20.00, adjustment £0.00, balance £1,020.00
    payment 1: interest £20.00, principal £80.00, balance £920.00
    owed £920.00
    to pay off on 2026-04-01: £929.20`,

  'a payment dated before a later statement changes the history, not the balance': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £950.00 on 2026-03-05
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-04-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    # 9.10 fell due on 910.00; 40.00 is beyond 130 % of it and 2.00
    entry 1: interest £9.10, adjustment £30.90, balance £950.00
    # 9.10 and 9.50
    payment 2: interest £18.60, principal £81.40, balance £859.50
    owed £859.50`,

  'nor does deleting one change the balance after the statement': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    stated £950.00 on 2026-03-05
    payment 1 deleted
    # February and March: 2 x 10.00
    entry 1: interest £20.00, adjustment -£70.00, balance £950.00
    owed £950.00`,

  'moved from before the statement to after it, a payment counts': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    stated £950.00 on 2026-03-05
    payment 1 changed to £100.00 on 2026-03-06
    entry 1: interest £20.00, adjustment -£70.00, balance £950.00
    payment 1: interest £20.00, principal £80.00, balance £850.00
    owed £850.00`,

  'on the day of a statement the order of entry counts: paid first': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    stated £950.00 on 2026-02-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    entry 1: interest £0.00, adjustment £40.00, balance £950.00
    owed £950.00`,

  'on the day of a statement the order of entry counts: stated first': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £950.00 on 2026-02-10
    paid £100.00 on 2026-02-10
    entry 1: interest £10.00, adjustment -£60.00, balance £950.00
    payment 1: interest £10.00, principal £90.00, balance £850.00
    owed £850.00`,

  'stated as nothing: paid off, and what is paid then is excess': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £0.00 on 2026-02-15
    paid £50.00 on 2026-03-20
    entry 1: interest £10.00, adjustment -£1,010.00, balance £0.00
    payment 1: interest £0.00, principal £0.00, excess £50.00, balance £0.00
    owed £0.00, paid off 2026-02-15`,

  'a new rate before the month turns: the turn is at the new rate': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-01-20
    paid £100.00 on 2026-02-10
    payment 1: interest £20.00, principal £80.00, balance £920.00
    owed £920.00`,

  'a new rate after the month turned: that turn was at the old rate': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-02-05
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    # 2 % of 910.00
    payment 2: interest £18.20, principal £81.80, balance £828.20
    owed £828.20`,

  'a new rate on the first of a month: the month has turned already': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-02-01
    paid £100.00 on 2026-02-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00`,

  'each turn bears interest at the rate of its day': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-02-15
    rate 6 % from 2026-03-15
    paid £100.00 on 2026-04-10
    # February 10.00, March 20.00, April 5.00
    payment 1: interest £35.00, principal £65.00, balance £935.00
    owed £935.00`,

  'a payment entered later, dated before a new rate, leaves less to bear at both': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-02-15
    paid £100.00 on 2026-03-10
    paid £200.00 on 2026-01-31
    payment 2: interest £0.00, principal £200.00, balance £800.00
    # February 1 % and March 2 % of 800.00: 8.00 + 16.00
    payment 1: interest £24.00, principal £76.00, balance £724.00
    owed £724.00`,

  'to pay off after a new rate: what fell due before it is not forgotten': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-02-15
    owed £1,000.00
    to pay off on 2026-02-28: £1,010.00
    # 10.00 + 20.00
    to pay off on 2026-03-01: £1,030.00`,

  'rate and balance stated on one day': `
    opened 2026-01-10 at £1,000.00, 12 %
    rate 24 % from 2026-02-15
    stated £900.00 on 2026-02-15
    paid £100.00 on 2026-03-10
    entry 1: interest £10.00, adjustment -£110.00, balance £900.00
    # 10.00 and 2 % of 900.00
    payment 1: interest £28.00, principal £72.00, balance £818.00
    owed £818.00`,
};
