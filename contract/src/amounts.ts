/** Reads figures as people type them: '£1,234.50', '1 234.5', '24.9%'. */

/** Null for a blank field; NaN for what is not a number. */
export function readFigure(typed: string): number | null {
  const text = typed.trim().replace(/^£\s*/, '').replace(/\s*%$/, '');
  if (text === '') return null;
  const digits = text.replaceAll(/[\s,]/g, '');
  // Only plain decimals: Number() would also take '1e9', '0x10' and 'Infinity'.
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
