// The events that are reported to web analytics, once a visitor has agreed, and what each may say. The pages
// know them by their types alone, so that none has to carry the list; what measures visits sends nothing else.
import type { TierName } from './plans.ts';
import type { ResourceCategory } from './resource-categories.ts';

/** No amounts, no names and no addresses. The name of a portfolio is not among them, because it is personal. */
type FieldValues = {
  readonly portfolio_id: number;
  /** Of how many debts it speaks. */
  readonly debt_count: number;
  readonly article_slug: string;
  readonly category: ResourceCategory;
  /** The plan that is wanted, changed or left. */
  readonly plan_type: TierName;
  readonly success: boolean;
  /** It leaves the browser as a pattern, such as '/portfolios/:id'. */
  readonly page_path: string;
};
export type AnalyticsField = keyof FieldValues;

const aboutPortfolio = { portfolio_id: 'always' } as const;
const aboutDebts = { debt_count: 'always', portfolio_id: 'if known' } as const;
const aboutFile = { debt_count: 'if known', portfolio_id: 'if known' } as const;
const aboutArticle = { article_slug: 'always' } as const;
const aboutCategory = { category: 'always' } as const;
const aboutPage = { page_path: 'always' } as const;
const nothing = {} as const;

export const analyticsEvents = {
  calculator_start: aboutDebts,
  calculator_complete: aboutDebts,
  strategy_comparison_viewed: aboutDebts,
  debt_added: aboutDebts,
  user_register_start: nothing,
  user_register_complete: nothing,
  user_login_attempt: { success: 'always' },
  user_login_success: nothing,
  user_logout: nothing,
  password_reset_request: nothing,
  password_reset_complete: nothing,
  profile_view: nothing,
  profile_update: nothing,
  subscription_plans_viewed: nothing,
  subscription_upgrade_clicked: { plan_type: 'if known' },
  subscription_checkout_cancelled: nothing,
  subscription_managed: { plan_type: 'if known' },
  subscription_cancelled: { plan_type: 'always' },
  portfolio_list_viewed: nothing,
  portfolio_viewed: { ...aboutPortfolio, debt_count: 'always' },
  portfolio_created: { ...aboutPortfolio, debt_count: 'always' },
  portfolio_updated: { ...aboutPortfolio, debt_count: 'if known' },
  portfolio_deleted: aboutPortfolio,
  export_pdf: aboutFile,
  export_excel: aboutFile,
  export_csv: aboutFile,
  export_portfolio_report: { portfolio_id: 'if known' },
  resource_clicked: aboutCategory,
  resource_category_changed: aboutCategory,
  affiliate_clicked: aboutCategory,
  article_list_viewed: nothing,
  article_viewed: aboutArticle,
  article_clicked: aboutArticle,
  article_tag_clicked: aboutArticle,
  contact_form_viewed: nothing,
  contact_form_submitted: nothing,
  contact_form_failed: nothing,
  page_viewed: aboutPage,
  navigation_clicked: aboutPage,
  modal_opened: nothing,
  homepage_viewed: nothing,
  sticky_cta_clicked: nothing,
  dashboard_viewed: nothing,
  landing_page_viewed: aboutPage,
} as const satisfies Record<string, Partial<Record<AnalyticsField, 'always' | 'if known'>>>;

type Table = typeof analyticsEvents;
export type AnalyticsEvent = keyof Table;

/** What an event has to say, and what it may say besides; of several events, what fits each of them. */
export type FieldsOfEvent<Event extends AnalyticsEvent> = {
  readonly [Field in FieldNames<Event, 'always'>]: FieldValues[Field];
} & {
  readonly [Field in FieldNames<Event, 'if known'>]?: FieldValues[Field];
};

type FieldNames<Event extends AnalyticsEvent, When> = {
  [Field in keyof Table[Event] & AnalyticsField]: When extends Table[Event][Field] ? Field : never;
}[keyof Table[Event] & AnalyticsField];

/** What follows the name of an event: nothing where it says nothing. */
export type EventArguments<Event extends AnalyticsEvent> = keyof Table[Event] extends never
  ? []
  : FieldNames<Event, 'always'> extends never
    ? [fields?: FieldsOfEvent<Event>]
    : [fields: FieldsOfEvent<Event>];
