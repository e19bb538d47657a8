/** The foot of every page: free debt advice first, then every place on the site. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { PhoneLink } from '../debt-help/phone-link.tsx';
import { useServerFacts } from '../page/server-facts.ts';
import { navigationLink } from './navigation-link.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const { menu, footer } = navigationTexts;

const columns = [
  {
    title: 'Plan',
    links: [
      { to: paths.home, label: menu.calculator },
      { to: paths.articles, label: menu.articles },
      { to: paths.resources, label: menu.resources },
      { to: paths.debtHelp, label: footer.debtHelp },
    ],
  },
  {
    title: 'About us',
    links: [
      { to: paths.about, label: footer.about },
      { to: paths.howWeCalculate, label: footer.howWeCalculate },
      { to: paths.contact, label: footer.contact },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.privacy, label: footer.privacy },
      { to: paths.cookies, label: footer.cookies },
      { to: paths.cookieSettings, label: footer.cookieSettings },
      { to: paths.terms, label: footer.terms },
      { to: paths.accessibility, label: footer.accessibility },
    ],
  },
];

export function Footer() {
  return (
    <footer className="site-footer page">
      <DebtAdvice />
      <div className="footer-links">
        <div className="stack">
          <Link className="home-link" {...navigationLink(paths.home)}>
            <Wordmark />
          </Link>
          <p className="max-w-[34ch]">
            A payoff planner for people in the UK. Figures are estimates, not financial advice.
          </p>
          <ThemeSwitch />
        </div>
        <nav className="footer-columns" aria-label="Site">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className="label">{title}</p>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link {...navigationLink(to)}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <SocialLinks />
        </nav>
      </div>
      {/* Companies Act 2006, section 82, and E-Commerce Regulations 2002, regulation 6: who runs the site, on each page. */}
      <p className="pb-8 empty:hidden">{useServerFacts().imprint}</p>
    </footer>
  );
}

function DebtAdvice() {
  const [first, second, third] = debtAdvisers;
  return (
    <div className="help">
      <p className="h4 text-ink">If money worries feel too much</p>
      <p>
        Free, confidential advice, whatever you owe: <a href={first.url}>{first.name}</a> on{' '}
        <PhoneLink {...first} />, <a href={second.url}>{second.name}</a> on{' '}
        <PhoneLink {...second} />, or <a href={third.url}>{third.name}</a>. <DebtHelpLink />.
      </p>
    </div>
  );
}

function SocialLinks() {
  const { email } = useServerFacts().company;
  return (
    <div>
      <p className="label">Elsewhere</p>
      <ul>
        {product.socialLinks.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener me">
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${email}`}>Email us</a>
        </li>
      </ul>
    </div>
  );
}
