// Said once on every page that shows a plan. In a file of its own, since public pages load little else.

export const estimateByMonth = 'An estimate by month. Your statement is right where it differs.';
