/** Text that a spreadsheet could take for a formula, once somebody opens or edits it there. */

/**
 * Also after what programs skip over, or what is left out of a file: spaces, quotes, characters that nobody sees.
 * The wide signs count where Chinese or Japanese is typed.
 */
const formulaLike = /^[\s"'\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

export function isFormulaLike(text: string): boolean {
  return formulaLike.test(text);
}
