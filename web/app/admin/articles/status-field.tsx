/** Where the article is to be: what is chosen here decides what the main button of the save bar does. */
import { articleFormStatuses } from '@debt-payoff/contract/content-vocabulary';
import { articleFieldNames } from '@debt-payoff/contract/texts/articles';
import { SelectField } from '../../ui/select-field.tsx';
import { statusNames } from './article-list-words.ts';

export type FormStatus = (typeof articleFormStatuses)[number];

export function StatusField({
  isPublic,
  chosen,
  onChoose,
}: {
  readonly isPublic: boolean;
  readonly chosen: FormStatus;
  readonly onChoose: (status: FormStatus) => void;
}) {
  return (
    <SelectField
      label={articleFieldNames.status}
      hint={
        isPublic
          ? 'Choose Draft to take it off the site.'
          : 'Choose Published when it is ready for the site.'
      }
      value={chosen}
      options={articleFormStatuses.map((value) => ({ value, label: statusNames[value] }))}
      onChange={({ target }) => onChoose(target.value === 'published' ? 'published' : 'draft')}
    />
  );
}
