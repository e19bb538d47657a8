/** The fields of a post. */
import { socialLimits as limits } from '@debt-payoff/contract/admin-limits';
import { socialPlatformLabels, socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ContentField } from './content-field.tsx';
import { postableHint } from './post-form-rules.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import type { PostFormState } from './use-post-form.ts';

const platformOptions = socialPlatforms.map((value) => ({
  value,
  label: socialPlatformLabels[value],
}));

export function PostInputs({ state }: { readonly state: PostFormState }) {
  const { form, field } = state;
  const hintOr = (name: Parameters<typeof field>[0], hint: string | null) => {
    const { hint: other, ...rest } = field(name);
    return { ...rest, hint: other ?? hint ?? undefined };
  };
  return (
    <>
      <SelectField label="Platform" options={platformOptions} {...field('platform')} />
      <ContentField state={state} />
      <Field
        label="Hashtags"
        autoCapitalize="none"
        maxLength={limits.wordsMaxLength}
        {...hintOr('hashtags', 'Separated by spaces. They stand below the text.')}
      />
      <Field
        label="Mentions"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.wordsMaxLength}
        {...hintOr('mentions', 'Separated by spaces.')}
      />
      <Field
        label="Image URL"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...hintOr('imageUrl', postableHint(form, 'image_url'))}
      />
      <Field
        label="Image description"
        maxLength={limits.imageAltTextMaxLength}
        {...hintOr('imageAltText', 'For those who do not see the image.')}
      />
      <ScheduleFields state={state} />
    </>
  );
}
