/** The calls about configurations of the customer portal. */
import * as z from 'zod';
import { defineCall, listReply } from '../http/call.ts';
import {
  changeMetadata,
  flag,
  listParameters,
  metadata,
  text,
  unsettable,
  url,
} from '../http/parameters.ts';
import {
  type BillingPortalConfiguration,
  newBillingPortalConfiguration,
} from '../objects/billing-portal-configuration.ts';
import { noPortalFeatures } from '../objects/billing-portal-features.ts';
import { changed } from '../objects/changed.ts';
import { invalidRequest } from '../stripe-error.ts';
import { changeFeatures, portalFeatures } from './portal-features.ts';
import { saveChange } from './save-change.ts';

const kind = 'billing_portal.configuration';

const configurationParameters = () => ({
  business_profile: z
    .strictObject({
      headline: unsettable(text(60)).optional(),
      privacy_policy_url: unsettable(url()).optional(),
      terms_of_service_url: unsettable(url()).optional(),
    })
    .optional(),
  default_return_url: unsettable(url()).optional(),
  login_page: z
    .strictObject({
      enabled: flag().refine((isEnabled) => !isEnabled, {
        error: "the emulator's portal has no login page",
      }),
    })
    .optional(),
  metadata: metadata().optional(),
  name: unsettable(text()).optional(),
});

type ConfigurationChange = z.output<z.ZodObject<ReturnType<typeof configurationParameters>>>;

const createConfiguration = defineCall({
  method: 'POST',
  path: '/v1/billing_portal/configurations',
  parameters: { ...configurationParameters(), features: portalFeatures() },
  run: async ({ tx, params }) => {
    const now = await tx.now();
    const hasDefault = (await tx.page(kind, { is_default: true }, { limit: 1 })).data.length > 0;
    const empty = newBillingPortalConfiguration({ now, isDefault: !hasDefault });
    const features = changeFeatures(noPortalFeatures, params.features);
    const made = await tx.insert(kind, { ...withChange(empty, params), features });
    await tx.emit({ type: 'billing_portal.configuration.created', object: made, now });
    return made;
  },
});

const retrieveConfiguration = defineCall({
  method: 'GET',
  path: '/v1/billing_portal/configurations/:id',
  parameters: {},
  run: async ({ tx, id }) => tx.get(kind, id),
});

const updateConfiguration = defineCall({
  method: 'POST',
  path: '/v1/billing_portal/configurations/:id',
  parameters: {
    ...configurationParameters(),
    active: flag().optional(),
    features: portalFeatures().optional(),
  },
  run: async ({ tx, id, params }) => {
    const previous = await tx.get(kind, id);
    if (params.active === false && previous.is_default) {
      throw invalidRequest('The default configuration cannot be switched off.', {
        param: 'active',
      });
    }
    const now = await tx.now();
    const next: BillingPortalConfiguration = {
      ...withChange(previous, params),
      active: changed(params.active, previous.active),
      features: changeFeatures(previous.features, params.features ?? {}),
      updated: now,
    };
    const type = 'billing_portal.configuration.updated';
    return saveChange(tx, kind, { previous, next, type, now });
  },
});

const listConfigurations = defineCall({
  method: 'GET',
  path: '/v1/billing_portal/configurations',
  parameters: { ...listParameters(), active: flag().optional(), is_default: flag().optional() },
  run: async ({ tx, params }) => {
    // JSON leaves out what was not asked for.
    const where = { active: params.active, is_default: params.is_default };
    return listReply('/v1/billing_portal/configurations', await tx.page(kind, where, params));
  },
});

export const portalConfigurationCalls = [
  createConfiguration,
  retrieveConfiguration,
  updateConfiguration,
  listConfigurations,
];

function withChange(
  current: BillingPortalConfiguration,
  change: ConfigurationChange,
): BillingPortalConfiguration {
  const profile = current.business_profile;
  const given = change.business_profile;
  return {
    ...current,
    business_profile: {
      headline: changed(given?.headline, profile.headline),
      privacy_policy_url: changed(given?.privacy_policy_url, profile.privacy_policy_url),
      terms_of_service_url: changed(given?.terms_of_service_url, profile.terms_of_service_url),
    },
    default_return_url: changed(change.default_return_url, current.default_return_url),
    metadata: changeMetadata(current.metadata, change.metadata),
    name: changed(change.name, current.name),
  };
}
