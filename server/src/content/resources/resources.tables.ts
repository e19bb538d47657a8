/** Tools and services that the product lists for its readers. */
import { resourceLimits as limits } from '@debt-payoff/contract/admin-limits';
import { affiliateNetworks, resourceStatuses } from '@debt-payoff/contract/content-vocabulary';
import { resourceCategories } from '@debt-payoff/contract/resource-categories';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from '../../platform/database/columns.ts';

export const resources = pgTable(
  'resources',
  {
    id: rowId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Null until there is a link. */
    url: text('url'),
    category: text('category', { enum: resourceCategories }).notNull(),
    /** As it is to be read, such as 'Free' or '£5 a month'. */
    price: text('price').notNull(),
    status: text('status', { enum: resourceStatuses }).notNull(),
    isAffiliate: boolean('is_affiliate').notNull(),
    isFree: boolean('is_free').notNull(),
    isLowRisk: boolean('is_low_risk').notNull(),
    features: text('features').array().notNull(),
    affiliateNetwork: text('affiliate_network', { enum: affiliateNetworks }),
    /** For staff alone, as are the notes. */
    commission: text('commission').notNull(),
    notes: text('notes').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('resources_active_index').on(table.id).where(sql`${table.status} = 'active'`),
    check('resources_category_check', sql`${table.category} IN (${words(resourceCategories)})`),
    check('resources_status_check', sql`${table.status} IN (${words(resourceStatuses)})`),
    // Nobody is paid for leading people in debt to a new loan.
    check(
      'resources_consolidation_check',
      sql`NOT (${table.isAffiliate} AND ${table.category} = 'debt-consolidation')`,
    ),
    check(
      'resources_affiliate_check',
      sql`${table.isAffiliate} OR (${table.affiliateNetwork} IS NULL AND ${table.commission} = '')`,
    ),
    check(
      'resources_network_check',
      sql`${table.affiliateNetwork} IN (${words(affiliateNetworks)})`,
    ),
    check(
      'resources_text_check',
      sql`char_length(${table.name}) BETWEEN 1 AND ${bound(limits.nameMaxLength)}
        AND char_length(${table.description}) BETWEEN 1 AND ${bound(limits.descriptionMaxLength)}
        AND char_length(${table.price}) <= ${bound(limits.priceMaxLength)}
        AND char_length(${table.commission}) <= ${bound(limits.commissionMaxLength)}
        AND char_length(${table.notes}) <= ${bound(limits.notesMaxLength)}
        AND cardinality(${table.features}) <= ${bound(limits.featuresMax)}
        AND array_position(${table.features}, NULL) IS NULL
        AND ${table.features}::varchar(${bound(limits.featureMaxLength)})[]::text[] = ${table.features}`,
    ),
    check(
      'resources_url_check',
      sql`char_length(${table.url}) <= ${bound(limits.urlMaxLength)} AND ${table.url} ~* '^https?://[^[:space:]]+$'`,
    ),
  ],
);

/** A check is a piece of the schema and cannot have parameters. */
function words(list: readonly string[]): SQL {
  return sql.raw(list.map((word) => `'${word}'`).join(', '));
}

function bound(value: number): SQL {
  return sql.raw(String(value));
}
