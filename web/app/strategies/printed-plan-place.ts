/** Where the plan for paper is put, at the head of the page: its code comes with the monthly plan. */
export const printedPlanId = 'printed-plan';
