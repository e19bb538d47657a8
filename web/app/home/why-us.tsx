import { contentTexts } from '@debt-payoff/contract/texts/content';

const reasons = [
  {
    title: 'Accurate calculations',
    text: 'Every figure is worked out in whole pence, month by month, and checked against worked examples.',
  },
  {
    title: 'Multiple strategies',
    text: 'Avalanche, snowball and minimum payments beside each other, so the choice is yours.',
  },
  {
    title: 'Secure and private',
    text: 'Without an account, your debts stay in your browser. With one, only you can see them.',
  },
  {
    title: 'Free plus premium',
    text: 'The calculator is free for everyone. Paid plans hold more portfolios and export reports.',
  },
];

export function WhyUs() {
  return (
    <section className="section page" aria-labelledby="why-title">
      <div className="section-head">
        <h2 id="why-title">{contentTexts.home.whyChooseUs}</h2>
        <dl className="reasons">
          {reasons.map(({ title, text }) => (
            <div key={title}>
              <dt className="h4">{title}</dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
