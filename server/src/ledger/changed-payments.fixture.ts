/** Payments entered late, changed and deleted: the history is worked out anew from its first entry. */
export const changedPayments: Readonly<Record<string, string>> = {
  'back-dated: the later payment bears interest on what the earlier left': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-03-10
    paid £100.00 on 2026-02-10
    payment 2: interest £10.00, principal £90.00, balance £910.00
    payment 1: interest £9.10, principal £90.90, balance £819.10
    owed £819.10`,

  'back-dated within the month: it takes the interest over': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-20
    paid £50.00 on 2026-02-01
    payment 2: interest £10.00, principal £40.00, balance £960.00
    payment 1: interest £0.00, principal £100.00, balance £860.00
    owed £860.00`,

  'on one day the order of entry counts': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £950.00 on 2026-02-10
    paid £100.00 on 2026-02-10
    payment 1: interest £10.00, principal £940.00, balance £60.00
    payment 2: interest £0.00, principal £60.00, excess £40.00, balance £0.00
    owed £0.00, paid off 2026-02-10`,

  'an amount changed: those after it follow': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1 changed to £200.00 on 2026-02-10
    payment 1: interest £10.00, principal £190.00, balance £810.00
    payment 2: interest £8.10, principal £91.90, balance £718.10
    owed £718.10`,

  'a date changed to the month before: the other bears two months': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1 changed to £100.00 on 2026-01-20
    payment 1: interest £0.00, principal £100.00, balance £900.00
    # 2 x 9.00
    payment 2: interest £18.00, principal £82.00, balance £818.00
    owed £818.00`,

  'a date changed past another payment: they change places': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £200.00 on 2026-03-10
    payment 1 changed to £100.00 on 2026-04-10
    # 2 x 10.00
    payment 2: interest £20.00, principal £180.00, balance £820.00
    payment 1: interest £8.20, principal £91.80, balance £728.20
    owed £728.20`,

  'a date changed to the day of another: its place of entry stays': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £950.00 on 2026-02-10
    paid £100.00 on 2026-02-20
    payment 1 changed to £950.00 on 2026-02-20
    payment 1: interest £10.00, principal £940.00, balance £60.00
    payment 2: interest £0.00, principal £60.00, excess £40.00, balance £0.00
    owed £0.00, paid off 2026-02-20`,

  'changed and changed back: nothing is left of it': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    payment 1 changed to £999.00 on 2026-02-28
    payment 1 changed to £100.00 on 2026-02-10
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00`,

  'the first of two deleted: the second bears both months': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1 deleted
    payment 2: interest £20.00, principal £80.00, balance £920.00
    owed £920.00`,

  'the second of two deleted: the first stands as it was': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 2 deleted
    payment 1: interest £10.00, principal £90.00, balance £910.00
    owed £910.00
    to pay off on 2026-03-31: £919.10`,

  'the only one deleted: the debt is as it was opened': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    payment 1 deleted
    owed £1,000.00
    to pay off on 2026-02-28: £1,010.00`,

  'deleted and entered again: the same figures': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10
    paid £100.00 on 2026-03-10
    payment 1 deleted
    paid £100.00 on 2026-02-10
    payment 3: interest £10.00, principal £90.00, balance £910.00
    payment 2: interest £9.10, principal £90.90, balance £819.10
    owed £819.10`,

  'before the debt was added: applied on that day, without interest': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2025-10-20
    payment 1: interest £0.00, principal £100.00, balance £900.00
    owed £900.00`,

  'before the debt was added: interest counts from the day it was added, not from the payment': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2025-10-20
    paid £100.00 on 2026-02-10
    payment 1: interest £0.00, principal £100.00, balance £900.00
    payment 2: interest £9.00, principal £91.00, balance £809.00
    owed £809.00`,

  'several before the debt was added: applied in the order of their dates': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £950.00 on 2025-12-20
    paid £100.00 on 2025-11-20
    payment 2: interest £0.00, principal £100.00, balance £900.00
    payment 1: interest £0.00, principal £900.00, excess £50.00, balance £0.00
    owed £0.00, paid off 2026-01-10`,

  'before the debt was added and already included in its balance: history alone': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2025-12-20, already included
    payment 1: interest £0.00, principal £0.00, balance £1,000.00
    owed £1,000.00
    to pay off on 2026-02-01: £1,010.00`,

  'already included, with the balance that it left then: that is told as it was stated': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2025-12-20, leaving £990.00, already included
    payment 1: interest £0.00, principal £0.00, balance £990.00
    owed £1,000.00`,

  'already included bears no interest: the next payment bears it': `
    opened 2026-01-10 at £1,000.00, 12 %
    paid £100.00 on 2026-02-10, already included
    paid £100.00 on 2026-03-10
    payment 1: interest £0.00, principal £0.00, balance £1,000.00
    payment 2: interest £20.00, principal £80.00, balance £920.00
    owed £920.00`,
};
