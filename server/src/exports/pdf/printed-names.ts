/** What people typed, as this file can print it: never a box in place of a letter. */
import type { DebtType } from '@debt-payoff/contract/debt-types';
import { isolated } from '@debt-payoff/contract/names-in-sentences';
import type { TextShaper } from './shaped-text.ts';
import { lettersOf, tidy } from './text-runs.ts';

export type NamedDebt = { readonly name: string; readonly type: DebtType };

export type PrintedNames = {
  /** In the order of the debts. */
  readonly names: readonly string[];
  /** Whether some are called by their type and number. */
  readonly hasReplaced: boolean;
};

export function printedNames(debts: readonly NamedDebt[], shaper: TextShaper): PrintedNames {
  const canPrint = debts.map(({ name }) => tidy(name).trim() !== '' && shaper.canShow(name));
  return {
    names: debts.map(({ name, type }, at) =>
      canPrint[at] ? tidy(name).trim() : `${type} ${at + 1}`,
    ),
    hasReplaced: canPrint.includes(false),
  };
}

/** A name that stands alone in a cell or a heading. */
export function nameAlone(name: string): string {
  return isolated(name);
}

/** Other text, with an ellipsis for what no font has. */
export function printedText(text: string, shaper: TextShaper): string {
  const letters = lettersOf(tidy(text).trim()).map((letter) =>
    shaper.canShow(letter) ? letter : '\u0000',
  );
  return letters.join('').replaceAll(/\0+/g, '…');
}
