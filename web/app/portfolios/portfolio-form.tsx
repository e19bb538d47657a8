/** Name and description of a portfolio. */
import { portfolioLimits } from '@debt-payoff/contract/limits';
import { descriptionProblem, portfolioNameProblem } from '@debt-payoff/contract/portfolio-rules';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { fieldFailure } from '../forms/call-failure.ts';
import { focusOn, useFocusOnFault } from '../forms/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Field } from '../ui/field.tsx';
import { intoView } from '../ui/into-view.ts';
import { TextArea } from '../ui/text-area.tsx';

export type PortfolioFields = { readonly name: string; readonly description: string };

export const blankPortfolio: PortfolioFields = { name: '', description: '' };

export const nameFieldId = (formId: string): string => `${formId}-name`;

export function PortfolioForm(props: {
  /** For a button that stands outside of the form. */
  readonly formId: string;
  readonly fields: PortfolioFields;
  /** Under the fields, where the form has its buttons inside. */
  readonly children?: ReactNode;
  readonly hints?: Partial<Record<keyof PortfolioFields, string>>;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly failure: string | null;
  readonly onChange: (fields: PortfolioFields) => void;
  readonly onSubmit: (fields: PortfolioFields) => void;
}) {
  const ids = { name: nameFieldId(props.formId), description: `${props.formId}-description` };
  const { fields, onChange } = props;
  const [isTried, setIsTried] = useState(false);
  const problems = {
    name: isTried ? portfolioNameProblem(fields.name) : null,
    description: isTried ? descriptionProblem(fields.description) : null,
  };
  const errors = {
    name: problems.name ?? fieldFailure(props.error, 'name'),
    description: problems.description ?? fieldFailure(props.error, 'description'),
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (props.isBusy) return;
    setIsTried(true);
    if (portfolioNameProblem(fields.name) !== null) focusOn(ids.name);
    else if (descriptionProblem(fields.description) !== null) focusOn(ids.description);
    else props.onSubmit({ name: fields.name.trim(), description: fields.description.trim() });
  };
  useFocusOnFault({
    [ids.name]: fieldFailure(props.error, 'name'),
    [ids.description]: fieldFailure(props.error, 'description'),
  });
  const isSaid = errors.name !== null || errors.description !== null;
  return (
    <form className="stack" id={props.formId} noValidate onSubmit={submit}>
      {props.failure === null || isSaid ? null : (
        <Banner ref={intoView} kind="danger" title={props.failure}>
          Nothing that you typed is lost.
        </Banner>
      )}
      <Field
        label={fieldNames.name}
        id={ids.name}
        value={fields.name}
        error={errors.name}
        hint={props.hints?.name}
        required
        maxLength={portfolioLimits.nameMaxLength}
        onChange={({ target }) => onChange({ ...fields, name: target.value })}
      />
      <TextArea
        label={`${fieldNames.description} (optional)`}
        id={ids.description}
        value={fields.description}
        error={errors.description}
        hint={props.hints?.description}
        maxLength={portfolioLimits.descriptionMaxLength}
        onChange={({ target }) => onChange({ ...fields, description: target.value })}
      />
      {props.children}
    </form>
  );
}
