/** Leads to the page about free debt advice, after advisers have been named. */
export const moreFreeHelp = 'More ways to get free help';
