/** The articles that the product comes with, in the order of their subjects. */
import { aprEarAndMonthlyRates } from './articles/apr-ear-and-monthly-rates.ts';
import { avalancheSnowballOrMinimums } from './articles/avalanche-snowball-or-minimums.ts';
import { balanceTransfersAtZeroPercent } from './articles/balance-transfers-at-0-percent.ts';
import { breathingSpaceDmpDroIvaDas } from './articles/breathing-space-dmp-dro-iva-das.ts';
import { budgetAndSmallBuffer } from './articles/budget-and-small-buffer.ts';
import { buyNowPayLaterAfterJuly2026 } from './articles/buy-now-pay-later-after-july-2026.ts';
import { gettingOutOfAnOverdraft } from './articles/getting-out-of-an-overdraft.ts';
import { howCardMinimumPaymentsWork } from './articles/how-card-minimum-payments-work.ts';
import { overpayingALoanOrMortgage } from './articles/overpaying-a-loan-or-mortgage.ts';
import { persistentDebtLetters } from './articles/persistent-debt-letters.ts';
import { priorityAndNonPriorityDebts } from './articles/priority-and-non-priority-debts.ts';
import { studentLoansAndPayoffPlans } from './articles/student-loans-and-payoff-plans.ts';
import type { SeedArticle } from './seed-article.ts';

export const seedArticles: readonly SeedArticle[] = [
  avalancheSnowballOrMinimums,
  aprEarAndMonthlyRates,
  howCardMinimumPaymentsWork,
  priorityAndNonPriorityDebts,
  balanceTransfersAtZeroPercent,
  persistentDebtLetters,
  gettingOutOfAnOverdraft,
  studentLoansAndPayoffPlans,
  buyNowPayLaterAfterJuly2026,
  overpayingALoanOrMortgage,
  breathingSpaceDmpDroIvaDas,
  budgetAndSmallBuffer,
];
