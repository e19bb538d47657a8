/** The way to what can follow where a priority debt is not paid, and what to do about it. */
import { articlePath } from '@debt-payoff/contract/paths';
import { priorityArticleSlug, priorityDebtTexts } from '@debt-payoff/contract/texts/priority-debts';
import { Link } from 'react-router';

export function PriorityLink() {
  return <Link to={articlePath(priorityArticleSlug)}>{priorityDebtTexts.moreAbout}</Link>;
}
