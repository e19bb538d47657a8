import { expect, it } from 'vitest';
import {
  exampleSalaryPounds,
  firstMonthInterestPence,
  monthlyRepaymentPence,
  outcomeBesideStudentLoan,
  planTwo,
  repaidOverYearsPence,
  studentLoanPlans,
  yearlyRepaymentPence,
} from './student-loans.ts';

// By hand: 9% of £8,100, £5,615, £1,205 and £10,000, and 6% of £14,000.
it('takes the share of what is above each threshold', () => {
  const repayments = studentLoanPlans.map((plan) => [
    plan.name,
    yearlyRepaymentPence(plan, exampleSalaryPounds),
  ]);
  expect(repayments).toEqual([
    ['Plan 1', 72_900],
    ['Plan 2', 50_535],
    ['Plan 4', 10_845],
    ['Plan 5', 90_000],
    ['Postgraduate', 84_000],
  ]);
});

it('takes nothing up to the threshold, and a share of the first pound above it', () => {
  const repayments = [0, 29_384, 29_385, 29_386].map((pay) => yearlyRepaymentPence(planTwo, pay));
  expect(repayments).toEqual([0, 0, 0, 9]);
});

// £505.35 / 12 = £42.1125; x 25 = £12,633.75; x 40 = £20,214.
it('spreads the year over months, and adds years up', () => {
  const pay = { plan: planTwo, salaryPounds: exampleSalaryPounds };
  expect(monthlyRepaymentPence(planTwo, exampleSalaryPounds)).toBe(4_211);
  expect([repaidOverYearsPence(pay, 25), repaidOverYearsPence(pay, 40)]).toEqual([
    1_263_375, 2_021_400,
  ]);
});

it('charges £30,000 at 5% a twelfth of £1,500 in a month', () => {
  expect(firstMonthInterestPence()).toBe(12_500);
});

// Worked out month by month in decimal arithmetic, apart from the engine.
it('clears the debts beside the student loan', () => {
  expect(outcomeBesideStudentLoan('avalanche')).toEqual({
    months: 26,
    interestPence: 104_322,
    clearedInMonth: [21, 26],
  });
  expect(outcomeBesideStudentLoan('snowball')).toEqual(outcomeBesideStudentLoan('avalanche'));
  expect(outcomeBesideStudentLoan('minimum')).toEqual({
    months: 28,
    interestPence: 117_833,
    clearedInMonth: [28, 24],
  });
});
