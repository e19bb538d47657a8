import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { useEnvironment } from '../page/server-facts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Scene } from '../ui/scene.tsx';

const { notFound, menu, footer } = navigationTexts;

const links = [
  { to: paths.articles, label: menu.articles },
  { to: paths.resources, label: menu.resources },
  { to: paths.about, label: footer.about },
  { to: paths.contact, label: footer.contact },
];

export function NotFound() {
  const isAdminOnly = useEnvironment() === 'admin-production';
  return (
    <div className="page lone-message">
      <Scene />
      <h1 className="h2">{notFound.title}</h1>
      <p className="muted">
        The address may be mistyped, or the page has moved. Nothing of yours is lost.
      </p>
      {isAdminOnly ? (
        <ButtonLink to={paths.admin}>{notFound.goToAdmin}</ButtonLink>
      ) : (
        <PublicWays />
      )}
    </div>
  );
}

function PublicWays() {
  return (
    <>
      <ButtonLink to={paths.home}>{notFound.goToCalculator}</ButtonLink>
      <nav aria-label="Other places">
        <ul className="row">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className="inline-flex min-h-11 items-center" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
