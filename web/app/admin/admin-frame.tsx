/** The places of the admin area. Those that are not built yet are named, but lead nowhere. */
import { adminNavTabs } from '@debt-payoff/contract/content-vocabulary';
import { paths } from '@debt-payoff/contract/paths';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useEnvironment } from '../page/server-facts.ts';

export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const isLocal = useEnvironment() === 'local';
  return (
    <div className="page admin-page">
      <nav aria-label="Admin area">
        <ul className="admin-nav">
          {Object.values(adminNavTabs).map((label) => (
            <li key={label}>
              <span>
                {label} <small>comes later</small>
              </span>
            </li>
          ))}
          {isLocal ? (
            <li>
              <NavLink to={paths.adminOutbox}>Outbox</NavLink>
            </li>
          ) : null}
        </ul>
      </nav>
      {children}
    </div>
  );
}
