/** Whether it is a number that something may be stored under. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
