/** The way to everyone who helps for free, wherever somebody may need it. */
import { paths } from '@debt-payoff/contract/paths';
import { moreFreeHelp } from '@debt-payoff/contract/texts/debt-help';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function DebtHelpLink({ children = moreFreeHelp }: { readonly children?: ReactNode }) {
  return <Link to={paths.debtHelp}>{children}</Link>;
}
