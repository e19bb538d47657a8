// Said once on every page that shows a plan, or one with deals. In a file of its own, since public pages load little else.

export const estimateByMonth = 'An estimate by month. Your statement is right where it differs.';

export const dealCanEnd = 'A lender can end a deal after a missed or late payment.';
