/** The fields of a resource. */
import { resourceLimits as limits } from '@debt-payoff/contract/admin-limits';
import { affiliateNetworks, resourceStatuses } from '@debt-payoff/contract/content-vocabulary';
import {
  resourceCategories,
  resourceCategoryLabels,
} from '@debt-payoff/contract/resource-categories';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { FormControls } from '../../forms/use-record-form.ts';
import { describedBy, Field, FieldError } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FeaturesField } from './features-field.tsx';
import { flagOf, isOn, type ResourceField, type ResourceForm } from './resource-form-rules.ts';
import { statusNames } from './resource-words.ts';

type Controls = {
  readonly state: Pick<
    FormControls<ResourceField, ResourceForm>,
    'form' | 'field' | 'edit' | 'idOf'
  >;
};

const statusOptions = resourceStatuses.map((value) => ({ value, label: statusNames[value] }));
const categoryOptions = resourceCategories.map((value) => ({
  value,
  label: resourceCategoryLabels[value],
}));

export function ResourceInputs({ state }: Controls) {
  const { form, field } = state;
  const { hint: otherUrl, ...url } = field('url');
  const { hint: otherStatus, ...status } = field('status');
  return (
    <>
      <Field label={fieldNames.name} required maxLength={limits.nameMaxLength} {...field('name')} />
      <TextArea
        label={fieldNames.description}
        required
        rows={4}
        maxLength={limits.descriptionMaxLength}
        {...field('description')}
      />
      <Field
        label="URL"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.urlMaxLength}
        {...url}
        hint={otherUrl ?? adminTexts.resources.urlHint}
      />
      <div className="form-pair">
        <SelectField label="Category" options={categoryOptions} {...field('category')} />
        <SelectField
          label="Status"
          options={statusOptions}
          {...status}
          hint={otherStatus ?? 'Visitors see active ones.'}
        />
      </div>
      <Field label="Price" maxLength={limits.priceMaxLength} {...field('price')} />
      <Flag state={state} name="free" label="Free" />
      <Flag state={state} name="lowRisk" label="Low risk" />
      <Flag
        state={state}
        name="affiliate"
        label="Affiliate"
        hint="We are paid for it. Visitors see ‘Ad’ before its link."
      />
      {isOn(form.affiliate) ? <AffiliateBlock state={state} /> : null}
      <FeaturesField {...field('features')} onFeatures={(features) => state.edit({ features })} />
      <TextArea
        label={fieldNames.notes}
        rows={4}
        maxLength={limits.notesMaxLength}
        {...field('notes')}
        hint={field('notes').hint ?? 'For staff alone.'}
      />
    </>
  );
}

/** Stays in the form while the flag is off, and is sent only with it. */
function AffiliateBlock({ state: { field } }: Controls) {
  return (
    <fieldset className="form-pair affiliate-block">
      <legend className="vh">Affiliate</legend>
      <SelectField
        label="Affiliate network"
        placeholder="Not chosen"
        options={affiliateNetworks}
        {...field('affiliateNetwork')}
      />
      <Field label="Commission" maxLength={limits.commissionMaxLength} {...field('commission')} />
    </fieldset>
  );
}

function Flag({
  state: { field, edit },
  name,
  label,
  hint,
}: Controls & {
  readonly name: 'free' | 'lowRisk' | 'affiliate';
  readonly label: string;
  readonly hint?: string;
}) {
  const { id, value, error, hint: other } = field(name);
  const explained = other ?? hint;
  return (
    <div className={error === null ? 'field flag' : 'field flag has-error'}>
      {error === null ? null : <FieldError id={`${id}-error`} message={error} />}
      <label className="check">
        <input
          type="checkbox"
          id={id}
          checked={isOn(value)}
          aria-invalid={error !== null || undefined}
          aria-describedby={describedBy(id, { hint: explained, hasError: error !== null })}
          onChange={({ target }) => edit({ [name]: flagOf(target.checked) })}
        />
        <span>{label}</span>
      </label>
      {explained === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {explained}
        </p>
      )}
    </div>
  );
}
