/** All of an article beside its title and its text. */
import { articleFormLimits as limits } from '@debt-payoff/contract/article-form-limits';
import { articleLimits } from '@debt-payoff/contract/article-limits';
import { paths } from '@debt-payoff/contract/paths';
import { articleFieldNames as names } from '@debt-payoff/contract/texts/articles';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { shownSlug, type TextField } from './article-fields.ts';
import { categoryOptions } from './article-record.ts';
import { TagsField } from './tags-field.tsx';
import type { ArticleFormState } from './use-article-form.ts';

type FormProps = { readonly form: ArticleFormState };

export function ArticleSettings({ form, status }: FormProps & { readonly status: ReactNode }) {
  return (
    <>
      <Section title="Publishing">
        {status}
        <SlugField form={form} />
      </Section>
      <Section title="Topic">
        <CategoryField form={form} />
        <TagsField
          id={form.idOf('tags')}
          tags={form.fields.tags}
          error={form.problems.tags ?? null}
          onChange={(tags) => form.edit({ tags })}
        />
      </Section>
      <Section title="Author and source">
        <Field
          label={names.author}
          maxLength={limits.authorMaxLength}
          {...control(form, 'author')}
        />
        <Field
          label={names.sourceUrl}
          type="url"
          inputMode="url"
          hint="Optional, such as https://www.gov.uk/..."
          maxLength={limits.urlMaxLength}
          {...control(form, 'sourceUrl')}
        />
      </Section>
      <SearchTexts form={form} />
    </>
  );
}

/** What search engines and lists show. */
function SearchTexts({ form }: FormProps) {
  const { metaTitle, metaDescription } = form.fields;
  return (
    <Section title="Lists and search engines">
      <TextArea
        label={names.excerpt}
        hint="Shown in lists of articles."
        maxLength={limits.excerptMaxLength}
        {...control(form, 'excerpt')}
      />
      <Field
        label={names.metaTitle}
        hint={counted(metaTitle, limits.metaTitleMaxLength)}
        maxLength={limits.metaTitleMaxLength}
        {...control(form, 'metaTitle')}
      />
      <TextArea
        label={names.metaDescription}
        hint={counted(metaDescription, limits.metaDescriptionMaxLength)}
        maxLength={limits.metaDescriptionMaxLength}
        {...control(form, 'metaDescription')}
      />
      <Field
        label={names.metaKeywords}
        maxLength={limits.keywordsMaxLength}
        {...control(form, 'metaKeywords')}
      />
    </Section>
  );
}

/** '12 of 60 characters' */
function counted({ length }: string, max: number): string {
  return `${length} of ${max} characters`;
}

function SlugField({ form }: FormProps) {
  const { fields, saved, edit } = form;
  const slug = shownSlug(fields, saved);
  const publicSlug = saved?.public_slug ?? null;
  const isMoving = publicSlug !== null && publicSlug !== slug;
  const hint = `${paths.articles}/${slug === '' ? '…' : slug}`;
  return (
    <Field
      label={names.slug}
      hint={isMoving ? `${hint}. Once published, the old address leads here.` : hint}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={articleLimits.slugMaxLength}
      {...control(form, 'slug')}
      value={slug}
      onChange={({ target }) => {
        // Emptied, the address of an article that nobody has seen follows its title again.
        const follows = target.value === '' && (saved?.published_at ?? null) === null;
        edit({ slug: target.value, hasOwnSlug: !follows });
      }}
    />
  );
}

function CategoryField({ form }: FormProps) {
  const listId = useId();
  const { data: categories = [] } = useQuery(categoryOptions);
  return (
    <>
      <Field
        label={names.category}
        list={listId}
        maxLength={articleLimits.filterMaxLength}
        {...control(form, 'category')}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

/** What a control needs to show one field, and to change it. */
export function control(form: ArticleFormState, name: TextField) {
  return {
    id: form.idOf(name),
    value: form.fields[name],
    error: form.problems[name] ?? null,
    onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
      form.edit({ [name]: target.value }),
  };
}
