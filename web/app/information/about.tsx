/** Who makes the product, what it does and does not do, and how it earns money. */
import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel } from '@debt-payoff/contract/plans';
import { product } from '@debt-payoff/contract/product';
import { resourceCategoryLabels } from '@debt-payoff/contract/resource-categories';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { DebtHelpLink } from '../debt-help/debt-help-link.tsx';
import { ContactEmailLink } from '../page/contact-email-link.tsx';
import { BulletList, InformationPage, InformationSection } from './information-page.tsx';

const { menu, footer } = navigationTexts;

export function About({ hasAffiliateLinks }: { readonly hasAffiliateLinks: boolean }) {
  return (
    <InformationPage
      title={`About ${product.name}`}
      lead={`${product.name} shows people in the UK when they could be debt free, what it costs, and what to pay each month.`}
    >
      <InformationSection title="Who we are">
        <p>
          We are {product.team}. We write the calculator, the articles and every other page here,
          and the messages that you send us come to us.
        </p>
      </InformationSection>
      <InformationSection title="What it does">
        <BulletList
          items={[
            'Compares three ways of paying off debts, avalanche, snowball and minimum payments, month by month and to the penny. This is free, and needs no account.',
            'With an account, keeps your debts, what you have paid and what is due, and shows how far you have come.',
            'Says so when payments would not clear a debt, what would clear it, and who helps for free.',
          ]}
        />
      </InformationSection>
      <InformationSection title="What it does not do">
        <BulletList
          items={[
            'It does not give advice. It shows figures side by side, and the choice is yours.',
            'It does not lend money, arrange loans or negotiate with lenders.',
            'It does not move money, and does not ask for bank logins or account numbers.',
          ]}
        />
        <p>
          We are not a debt advice service. Free, confidential advice is there for you, whatever you
          owe: <DebtHelpLink>free debt help</DebtHelpLink>.
        </p>
      </InformationSection>
      <MoneySection hasAffiliateLinks={hasAffiliateLinks} />
      <InformationSection title="How the figures are made">
        <p>
          Every plan is worked out by one set of rules, which is the same on every page and in every
          file, and is checked against worked examples. Where an article works a figure out in
          another way, it says so. <Link to={paths.howWeCalculate}>{footer.howWeCalculate}</Link>{' '}
          has the rules, an example by hand, and the reasons why your lender's figures can differ.
        </p>
        <p>
          If you find a figure or a sentence that is wrong, please tell us: <ContactEmailLink />.
        </p>
      </InformationSection>
      <WhereNext />
    </InformationPage>
  );
}

function MoneySection({ hasAffiliateLinks }: { readonly hasAffiliateLinks: boolean }) {
  return (
    <InformationSection title="How we earn money">
      <p>
        From paid plans: {plans.basic.name} at {priceLabel('basic')} and {plans.premium.name} at{' '}
        {priceLabel('premium')} a month, for people who want to keep more debts or need files and
        reminders. The calculator stays free.
      </p>
      <p>
        {hasAffiliateLinks
          ? `Some links under ${menu.resources} pay us a commission. Each of them has 'Ad' before it. No link under ${resourceCategoryLabels['debt-consolidation']} does.`
          : "No link on this site pays us a commission today. One that did would have 'Ad' before it."}{' '}
        The services on the page about debt help pay us nothing.
      </p>
    </InformationSection>
  );
}

function WhereNext() {
  return (
    <InformationSection title="Where to go from here">
      <ul className="information-links">
        {[
          { to: paths.home, label: menu.calculator },
          { to: paths.articles, label: menu.articles },
          { to: paths.resources, label: menu.resources },
          { to: paths.contact, label: footer.contact },
        ].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </InformationSection>
  );
}
