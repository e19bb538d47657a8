/** That priority debts come first, and what can follow if they are not paid, in words. */
import { count } from './counts.ts';
import { joinWords } from './joined-words.ts';
import { nameInSentence } from './names-in-sentences.ts';
import { priorityDebtTexts as texts } from './texts/priority-debts.ts';

export type PriorityDebt = { readonly name: string; readonly takesExtra: boolean };

const namedMost = 3;

/** 'Council tax is a priority debt, because of what can follow …'; null where there is none. */
export function prioritySentence(debts: readonly PriorityDebt[]): string | null {
  if (debts.length === 0) return null;
  const takesExtra = debts.some((debt) => debt.takesExtra);
  return [
    `${namesOf(debts)} ${texts.byConsequence(debts.length === 1)}`,
    texts.byNation,
    ...(takesExtra ? [texts.extraFirst] : []),
  ].join(' ');
}

function namesOf(debts: readonly PriorityDebt[]): string {
  const names = debts.slice(0, namedMost).map(({ name }) => nameInSentence(name));
  const others = debts.length - names.length;
  return joinWords(others === 0 ? names : [...names, count(others, 'other debt')]);
}
