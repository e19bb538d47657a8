import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';
import { goHome, OtherPlaces } from './frame.tsx';

export function NotFound() {
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{navigationTexts.notFound.title}</h1>
      <p className="muted">
        The address may be mistyped, or the page has moved. Nothing of yours is lost.
      </p>
      <ButtonLink to={paths.home}>{goHome}</ButtonLink>
      <OtherPlaces />
    </div>
  );
}
