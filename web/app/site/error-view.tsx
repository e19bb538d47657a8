/** What people see when a page breaks or does not come: that nothing is lost, and two ways on. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { goHome } from './frame.tsx';

const { failures, actions, heldPage } = navigationTexts;

export function ErrorView() {
  const isOffline = useHydrated() && !navigator.onLine;
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{isOffline ? heldPage.offline : failures.unexpected}</h1>
      <p className="muted">
        {isOffline ? null : 'The fault is ours. '}What you have saved is safe.{' '}
        {isOffline ? 'Try again once you are connected.' : 'Trying again often helps.'}
      </p>
      <div className="row">
        <Button onClick={() => window.location.reload()}>{actions.tryAgain}</Button>
        <ButtonLink variant="secondary" to={paths.home} reloadDocument>
          {goHome}
        </ButtonLink>
      </div>
    </div>
  );
}
