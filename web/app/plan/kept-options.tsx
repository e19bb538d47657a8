/** The one-offs and pauses that a portfolio keeps, each with its month and a way to take it away. */

import { keptTermsTexts as texts } from '@debt-payoff/contract/texts/kept-terms';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { useId } from 'react';
import type { FormControls } from '../forms/use-record-form.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import type { PlanField, PlanForm } from './plan-form.ts';
import { oneOffWords, type PlannedOptions, pauseWords } from './planned-words.ts';
import { isRemoved, keyedOneOffs, keyedPauses, withToggled } from './removed-options.ts';

type KeptOptionsProps = PlannedOptions & { readonly state: FormControls<PlanField, PlanForm> };

export function KeptOptions({ state, plan, debts }: KeptOptionsProps) {
  return (
    <>
      <OptionList
        title={texts.oneOffs}
        field="removedOneOffs"
        state={state}
        options={keyedOneOffs(plan).map(({ key, option }) => ({
          key,
          words: oneOffWords(option, debts),
        }))}
      />
      <OptionList
        title={texts.pauses}
        field="removedPauses"
        state={state}
        options={keyedPauses(plan).map(({ key, option }) => ({ key, words: pauseWords(option) }))}
      />
    </>
  );
}

function OptionList(props: {
  readonly title: string;
  readonly field: 'removedOneOffs' | 'removedPauses';
  readonly state: KeptOptionsProps['state'];
  readonly options: readonly { readonly key: string; readonly words: string }[];
}) {
  const { field, options } = props;
  const { form, edit, field: controlOf } = props.state;
  const titleId = useId();
  const { id, error } = controlOf(field);
  if (options.length === 0) return null;
  return (
    <div className="field">
      <h3 className="kept-options-title" id={titleId}>
        {props.title}
      </h3>
      {error === null ? null : <FieldError id={`${id}-error`} message={error} />}
      <ul className="kept-options" id={id} aria-labelledby={titleId} tabIndex={-1}>
        {options.map(({ key, words }) => {
          const isGone = isRemoved(form[field], key);
          const label = isGone ? texts.putBack : termsTexts.remove;
          return (
            <li key={key}>
              <span className={isGone ? 'muted' : undefined}>
                {isGone ? <s>{words}</s> : words}
                {isGone ? <span className="small"> {texts.removed}</span> : null}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${label}, ${words}`}
                onClick={() => edit({ [field]: withToggled(form[field], key) })}
              >
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
