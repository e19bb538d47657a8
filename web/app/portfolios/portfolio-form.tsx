/** Name and description of a portfolio: the fields, their rules, and what they make. */
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import { descriptionProblem, portfolioNameProblem } from '@debt-payoff/contract/portfolio-rules';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { type Problems, problemsAmong } from '../forms/problems.ts';
import type { FormControls } from '../forms/use-record-form.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';

export type PortfolioForm = { readonly name: string; readonly description: string };
type PortfolioField = keyof PortfolioForm;

/** In the order in which they stand in the form, with the server's names for them. */
export const portfolioFields = { name: 'name', description: 'description' } as const;

export const blankPortfolio: PortfolioForm = { name: '', description: '' };

export function formOf({ name, description }: PortfolioForm): PortfolioForm {
  return { name, description };
}

/** Each field that cannot be saved, with the reason. */
export function portfolioProblems(form: PortfolioForm): Problems<PortfolioField> {
  return problemsAmong({
    name: portfolioNameProblem(form.name),
    description: descriptionProblem(form.description),
  });
}

/** Of a form without problems. */
export function factsOf({ name, description }: PortfolioForm): PortfolioForm {
  return { name: name.trim(), description: description.trim() };
}

export function PortfolioFields({
  state: { field },
}: {
  readonly state: FormControls<PortfolioField, PortfolioForm>;
}) {
  return (
    <>
      <Field
        label={fieldNames.name}
        required
        maxLength={portfolioLimits.nameMaxLength}
        {...field('name')}
      />
      <TextArea
        label={`${fieldNames.description} (optional)`}
        maxLength={portfolioLimits.descriptionMaxLength}
        {...field('description')}
      />
    </>
  );
}
