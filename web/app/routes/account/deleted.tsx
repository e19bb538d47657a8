import { paths } from '@debt-payoff/contract/paths';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { privateMeta } from '../../page/private-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Scene } from '../../ui/scene.tsx';

export const meta = () => privateMeta('Account deleted');

export default function AccountDeleted() {
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{accountTexts.deletion.done}</h1>
      <p className="muted">
        You are signed out everywhere. The calculator stays free for you, without an account.
      </p>
      <ButtonLink to={paths.home}>{navigationTexts.notFound.goToCalculator}</ButtonLink>
    </div>
  );
}
