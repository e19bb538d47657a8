/** Short ways to the admin area, where the site is being developed. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { DropMenu } from './drop-menu.tsx';
import { navigationLink } from './navigation-link.ts';

const { admin } = navigationTexts;

const places = [
  { to: paths.adminArticles, label: admin.manageArticles },
  { to: paths.adminNewArticle, label: admin.createArticle },
  { to: paths.adminResources, label: admin.manageResources },
  { to: paths.adminNewResource, label: admin.createResource },
  { to: paths.adminLogoExport, label: admin.logoExport },
];

export function AdminMenu() {
  return (
    <DropMenu button={admin.title}>
      <AdminPlaces />
    </DropMenu>
  );
}

export function AdminPlaces() {
  return (
    <ul>
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link className="menu-item" {...navigationLink(to)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
