/** What is shown in place of an article that is not there, or did not come. */
import { paths } from '@debt-payoff/contract/paths';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';

const { actions, notFound } = navigationTexts;

export function ArticleNotFound({ isGone }: { readonly isGone: boolean }) {
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{contentTexts.articles.notFound}</h1>
      <p className="muted">
        {isGone
          ? 'The address may be mistyped, or the article has been taken down.'
          : 'The article could not be loaded. Check your connection, then try again.'}
      </p>
      <div className="row">
        {isGone ? null : (
          <Button onClick={() => window.location.reload()}>{actions.tryAgain}</Button>
        )}
        <ButtonLink variant={isGone ? 'primary' : 'secondary'} to={paths.articles}>
          {contentTexts.articles.returnToArticles}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.calculator}>
          {notFound.goToCalculator}
        </ButtonLink>
      </div>
    </div>
  );
}
