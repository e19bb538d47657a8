/** The figures of revenue with what each of them counts; where there is nothing to divide by, why not. */
import type { AnalyticsRevenue } from '@debt-payoff/contract/admin-analytics';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { formatPounds } from '@debt-payoff/contract/money';
import { type Figure, formatCount, formatPercent, notAvailable } from './analytics-words.ts';

/** Without a VAT number of ours there is no VAT in a price, and none to speak of. */
export function mrrTitle({ is_without_vat: isWithout }: AnalyticsRevenue): string {
  return isWithout ? 'MRR, without VAT' : 'MRR';
}

function mrrNote({ is_without_vat: isWithout }: AnalyticsRevenue): string {
  const counted = 'Monthly recurring revenue: the monthly prices of those who pay now';
  return isWithout ? `${counted}, without VAT.` : `${counted}. We are not VAT registered.`;
}

export function figuresNow(revenue: AnalyticsRevenue): Figure[] {
  return [
    {
      label: 'Total subscriptions',
      figure: formatCount(revenue.total_subscriptions),
      note: 'All that have ever been in force, ended or not.',
    },
    {
      label: 'Active subscriptions',
      figure: formatCount(revenue.active_subscriptions),
      note: 'In force now: with trials, and with those cancelled until they end.',
    },
    {
      label: 'Paying subscriptions',
      figure: formatCount(revenue.paying_subscriptions),
      note: `Active at their price: no trials, no grants. A late payment counts for ${billingLimits.pastDueDays} days.`,
    },
    {
      label: 'MRR',
      figure: formatPounds(revenue.mrr),
      note: mrrNote(revenue),
    },
    {
      label: 'ARR',
      figure: formatPounds(revenue.arr),
      note: 'Annual recurring revenue: 12 times MRR.',
    },
    arpuOf(revenue),
  ];
}

function arpuOf({ arpu, paying_subscriptions: paying }: AnalyticsRevenue): Figure {
  const label = 'ARPU';
  if (paying === 0) return notAvailable(label, 'Nobody pays at the moment.');
  return {
    label,
    figure: formatPounds(arpu),
    note: 'Average revenue per user: MRR divided by those who pay.',
  };
}

export function figuresInRange(revenue: AnalyticsRevenue): Figure[] {
  return [
    {
      label: 'New subscriptions',
      figure: formatCount(revenue.new_subscriptions),
      note: 'They came into force for the first time in these days.',
    },
    churnOf(revenue),
    clvOf(revenue),
  ];
}

function churnOf({ churn_rate: rate, paying_at_start: start, churned }: AnalyticsRevenue): Figure {
  const label = 'Churn';
  if (start === 0) return notAvailable(label, 'Nobody paid when these days began.');
  return {
    label,
    figure: formatPercent(rate),
    note: `Of ${formatCount(start)} who paid when these days began, ${formatCount(churned)} ${churned === 1 ? 'does' : 'do'} not pay now.`,
  };
}

function clvOf(revenue: AnalyticsRevenue): Figure {
  const label = 'CLV';
  const why = whyNoClv(revenue);
  if (why !== null) return notAvailable(label, why);
  return {
    label,
    figure: formatPounds(revenue.clv),
    note: 'Customer lifetime value: ARPU divided by the share that leaves in 30 days.',
  };
}

function whyNoClv(revenue: AnalyticsRevenue): string | null {
  if (revenue.paying_subscriptions === 0) return 'Nobody pays at the moment.';
  if (revenue.paying_at_start === 0) return 'Nobody paid when these days began.';
  if (revenue.churned === 0) {
    return 'Nobody who paid when these days began has left, so there is no share to divide by.';
  }
  return null;
}
