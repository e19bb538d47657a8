/** Pence as a plain decimal in pounds: exact, where a floating number may have a long tail. */

const pennies = Array.from({ length: 100 }, (_, count) => `.${String(count).padStart(2, '0')}`);

/** '1234.50' */
export function decimalPounds(pence: number): string {
  if (pence < 0) return `-${decimalPounds(-pence)}`;
  return `${Math.floor(pence / 100)}${pennies[pence % 100]}`;
}
