/** What is counted where more than a rate and a payment is said of a debt, or more than an extra of a plan. */
import { BulletList, InformationSection } from '../information-page.tsx';

export function DealsSection({ looks }: { readonly looks: number }) {
  return (
    <InformationSection title="Deals, fees, minimums and plans">
      <p>All of this can be left out. Where you enter it, it is counted like this:</p>
      <BulletList
        items={[
          'A rate that changes, such as a 0% deal: the last whole month that you enter is charged at the rate before, and the month after it at the new one.',
          'A fee is added to the balance before the first month, and bears interest like the rest. It counts as a fee, not as interest.',
          'What a lender asks for: a fixed amount, a percentage of the balance, or a percentage plus the interest, each with a lowest amount. It is worked out again every month, and is never more than you owe.',
          'Priority debts get money beyond the payments before all others, whatever their rate.',
          'A debt to which you send no extra money gets its payments only.',
          'A one-off goes to the debt that you name, or where your strategy sends it. In a paused month only what lenders ask for is paid.',
          'Debt free by a month: an extra that is enough, where a penny less is not, and with which no month asks for more than the budget.',
          'Where lenders ask for more than your budget in a month, we say in which one and how much is missing.',
        ]}
      />
      <p>
        With rates that change, avalanche tries {looks} orders that look ahead at your deals and
        takes the cheapest, of those within your budget where there are any. A cheaper one may
        exist.
      </p>
    </InformationSection>
  );
}
