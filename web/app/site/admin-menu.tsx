/** Short ways to the admin area, where the site is being developed. */
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { adminPaths } from '../admin/admin-paths.ts';
import { DropMenu } from '../ui/drop-menu.tsx';
import { navigationLink } from './navigation-link.ts';

const { menu } = adminSiteTexts;

const places = [
  { to: adminPaths.articles, label: menu.manageArticles },
  { to: adminPaths.newArticle, label: menu.createArticle },
  { to: adminPaths.resources, label: menu.manageResources },
  { to: adminPaths.newResource, label: menu.createResource },
  { to: adminPaths.logoExport, label: menu.logoExport },
];

export function AdminMenu() {
  return (
    <DropMenu button={navigationTexts.adminMenu}>
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
