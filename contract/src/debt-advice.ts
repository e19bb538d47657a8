/** Free debt advice in the UK, named on every page. */
export const debtAdvisers = [
  { name: 'StepChange', url: 'https://www.stepchange.org', phone: '0800 138 1111' },
  { name: 'National Debtline', url: 'https://nationaldebtline.org', phone: '0808 808 4000' },
  { name: 'MoneyHelper', url: 'https://www.moneyhelper.org.uk', phone: '0800 138 7777' },
] as const;

/** The address behind a number that can be pressed: 'tel:08001381111'. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
