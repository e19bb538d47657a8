/**
 * What a stated balance means, and what is spent, charged and refunded by itself. 1 % of £1,000.00 is £10.00,
 * so that after one turn of the month up to £15.00 is taken for interest: 130 % of it and £2.00.
 */
export const statedBalances: Readonly<Record<string, string>> = {
  'new spending on a card: it is neither interest nor principal': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £60.00 on 2026-02-10, leaving £1,140.00
    # 1140 + 60 - 1000 = 200 is more than 15.00: 10.00 interest, 190.00 spent
    payment 1: interest £10.00, principal £50.00, adjustment £190.00, balance £1,140.00
    owed £1,140.00`,

  'interest a little higher than ours, up to the bound': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £915.00
    payment 1: interest £15.00, principal £85.00, balance £915.00
    owed £915.00`,

  'a penny beyond the bound: our interest, and the rest is spending or a charge': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £915.01
    payment 1: interest £10.00, principal £90.00, adjustment £5.01, balance £915.01
    owed £915.01`,

  'interest far higher, and its owner knows that it was interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £940.00 as interest
    payment 1: interest £40.00, principal £60.00, balance £940.00
    owed £940.00`,

  'what looks like interest was a purchase: chosen as an adjustment': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £912.00 as adjustment
    # implied 12.00; ours is 10.00
    payment 1: interest £10.00, principal £90.00, adjustment £2.00, balance £912.00
    owed £912.00`,

  'chosen as an adjustment, though less than our interest: a correction downwards': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £904.00 as adjustment
    payment 1: interest £10.00, principal £90.00, adjustment -£6.00, balance £904.00
    owed £904.00`,

  'the choice of interest yields while the interest would be below zero': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £850.00 as interest
    # 850 + 100 - 1000 = -50
    payment 1: interest £0.00, principal £100.00, adjustment -£50.00, balance £850.00
    owed £850.00`,

  'and holds again once an earlier payment is put right': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £20.00 on 2026-01-20
    paid £100.00 on 2026-02-10, leaving £850.00 as interest
    payment 1 changed to £90.00 on 2026-01-20
    payment 1: interest £0.00, principal £90.00, balance £910.00
    # 850 + 100 - 910 = 40, beyond the bound of 13.83
    payment 2: interest £40.00, principal £60.00, balance £850.00
    owed £850.00`,

  'a refund seen with a payment: the balance fell by more than was paid': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, leaving £820.00
    payment 1: interest £0.00, principal £100.00, adjustment -£80.00, balance £820.00
    owed £820.00`,

  'without a rate there is no interest: all of it was spent': `
    opened 2026-01-10 at £500.00, 0 %
    paid £50.00 on 2026-02-10, leaving £451.00
    payment 1: interest £0.00, principal £50.00, adjustment £1.00, balance £451.00
    owed £451.00`,

  'without a rate, unless its owner says that interest was charged': `
    opened 2026-01-10 at £500.00, 0 %
    paid £50.00 on 2026-02-10, leaving £451.00 as interest
    payment 1: interest £1.00, principal £49.00, balance £451.00
    owed £451.00`,

  'paid too much, and nothing is left: the excess is kept': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,200.00 on 2026-02-10, leaving £0.00
    payment 1: interest £10.00, principal £1,000.00, excess £190.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'nothing left, with interest within the bound: nobody paid too much': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £1,014.00 on 2026-02-10, leaving £0.00
    payment 1: interest £14.00, principal £1,000.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'nothing left after less than was owed: the rest was written off': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £900.00 on 2026-02-10, leaving £0.00
    payment 1: interest £0.00, principal £900.00, adjustment -£100.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'without a rate, paid too much with nothing left': `
    opened 2026-01-10 at £300.00, 0 %
    paid £320.00 on 2026-02-10, leaving £0.00
    payment 1: interest £0.00, principal £300.00, excess £20.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'two statements in a month: the second may hold only what the first has left of the bound': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,010.00 on 2026-02-05
    stated £1,013.00 on 2026-02-20
    stated £1,016.00 on 2026-02-25
    entry 1: interest £10.00, adjustment £0.00, balance £1,010.00
    # 130 % of 10.10 and 2.00 is 15.13; 10.00 of it was charged, so up to 5.13
    entry 2: interest £3.00, adjustment £0.00, balance £1,013.00
    # 130 % of 10.13 and 2.00 is 15.17; 13.00 was charged, so up to 2.17
    entry 3: interest £0.00, adjustment £3.00, balance £1,016.00
    owed £1,016.00`,

  'a statement after three months without an entry holds the interest of all three': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,036.00 on 2026-04-20
    # 3 x 10.00; up to 41.00
    entry 1: interest £36.00, adjustment £0.00, balance £1,036.00
    owed £1,036.00`,

  'interest that a statement charged is paid with the next payment, and once': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,010.00 on 2026-02-05
    paid £100.00 on 2026-02-20
    paid £100.00 on 2026-03-20
    entry 1: interest £10.00, adjustment £0.00, balance £1,010.00
    payment 1: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £9.10, principal £90.90, balance £819.10
    owed £819.10`,

  'and in a later month, together with what fell due since': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,010.00 on 2026-02-05
    paid £100.00 on 2026-03-20
    entry 1: interest £10.00, adjustment £0.00, balance £1,010.00
    # 10.00 from February and 10.10 of March; the balance bears the 10.10 alone
    payment 1: interest £20.10, principal £79.90, balance £920.10
    owed £920.10`,

  'a balance that fell without a payment: our interest, and the rest was not recorded or is a correction': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £950.00 on 2026-02-15
    entry 1: interest £10.00, adjustment -£60.00, balance £950.00
    owed £950.00`,

  'recorded as the payment that it was, it comes to the same balance': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £60.00 on 2026-02-15
    payment 1: interest £10.00, principal £50.00, balance £950.00
    owed £950.00`,

  'stated on the day on which the debt was added, before anything else: it is the opening balance': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,200.00 on 2026-01-10
    paid £100.00 on 2026-02-10
    payment 1: interest £12.00, principal £88.00, balance £1,112.00
    owed £1,112.00`,

  'on that day, but after a payment, it is a statement': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-01-10
    stated £1,200.00 on 2026-01-10
    payment 1: interest £0.00, principal £100.00, balance £900.00
    # 300.00 is beyond 130 % of 9.00 and 2.00
    entry 1: interest £0.00, adjustment £300.00, balance £1,200.00
    owed £1,200.00`,

  'the opening balance corrected later: all that follows is worked out anew': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    opening corrected to £1,100.00
    payment 1: interest £11.00, principal £89.00, balance £1,011.00
    owed £1,011.00`,

  'a payment entered before a later statement lowers what that statement holds': `
    opened 2026-01-10 at £1,000.00, 12 %
    stated £1,160.00 on 2026-02-20
    paid £60.00 on 2026-02-10
    payment 1: interest £10.00, principal £50.00, balance £950.00
    # 210.00 is beyond 130 % of 9.50 and 2.00 less 10.00
    entry 1: interest £0.00, adjustment £210.00, balance £1,160.00
    owed £1,160.00`,

  'already in the balance: the stated balance of such a payment means nothing': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £60.00 on 2026-02-10, leaving £1,140.00, already included
    payment 1: interest £0.00, principal £0.00, balance £1,140.00
    owed £1,000.00`,

  'spending by itself: the interest of the months before is of the balance before': `
    opened 2026-01-10 at £1,000.00, 12 %
    spending of £500.00 on 2026-02-15
    paid £100.00 on 2026-03-10
    entry 1: interest £0.00, adjustment £500.00, balance £1,500.00
    # February 10.00 of 1000.00, March 15.00 of 1500.00
    payment 1: interest £25.00, principal £75.00, balance £1,425.00
    owed £1,425.00`,

  'a charge by itself, in the month of a payment': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    charge of £12.00 on 2026-02-11
    payment 1: interest £10.00, principal £90.00, balance £910.00
    entry 1: interest £0.00, adjustment £12.00, balance £922.00
    owed £922.00
    to pay off on 2026-03-01: £931.22`,

  'a refund by itself: the interest that fell due before it stays due': `
    opened 2026-01-10 at £1,000.00, 12 %
    refund of £200.00 on 2026-02-15
    entry 1: interest £0.00, adjustment -£200.00, balance £800.00
    owed £800.00
    to pay off on 2026-02-28: £810.00
    to pay off on 2026-03-01: £818.00`,

  'a refund of more than is owed covers the interest too, and the rest is excess': `
    opened 2026-01-10 at £100.00, 12 %
    refund of £150.00 on 2026-02-15
    entry 1: interest £1.00, adjustment -£150.00, excess £49.00, balance £0.00
    owed £0.00, paid off 2026-02-15`,

  'spending on a card that was paid off opens it again': `
    opened 2026-01-10 at £100.00, 12 %
    paid £100.00 on 2026-01-20
    spending of £30.00 on 2026-03-05
    paid £10.00 on 2026-04-10
    payment 1: interest £0.00, principal £100.00, balance £0.00
    entry 1: interest £0.00, adjustment £30.00, balance £30.00
    payment 2: interest £0.30, principal £9.70, balance £20.30
    owed £20.30`,

  'spending changed and a charge deleted: what is left counts': `
    opened 2026-01-10 at £1,000.00, 12 %
    spending of £500.00 on 2026-02-15
    charge of £12.00 on 2026-02-16
    entry 1 changed to £50.00 on 2026-02-20
    entry 2 deleted
    entry 1: interest £0.00, adjustment £50.00, balance £1,050.00
    owed £1,050.00`,
};
