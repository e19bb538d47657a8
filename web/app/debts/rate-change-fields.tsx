/** When the rate of a debt changes, and to what: one group of fields for each change. */
import { yearOf } from '@debt-payoff/contract/months';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { debtTermsFormTexts } from '@debt-payoff/contract/texts/debt-terms-form';
import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusOn, focusOnFault } from '../forms/focus.ts';
import { Button } from '../ui/button.tsx';
import { Field, FieldError } from '../ui/field.tsx';
import { MonthField } from '../ui/month-field.tsx';
import { useUndo } from '../ui/use-undo.tsx';
import { rateUnitWords } from './debt-inputs.tsx';
import type { TermInputsProps } from './more-about-debt.tsx';
import {
  blankChange,
  changesProblems,
  readChanges,
  type TypedChange,
  writeChanges,
} from './rate-changes-form.ts';
import { rateKindOf } from './terms-form.ts';

const texts = debtTermsFormTexts.changes;

/** As far ahead as rates are fixed. */
const yearsAhead = 40;

export function RateChangeFields({ of, addedMonth }: TermInputsProps) {
  const { form, edit } = of;
  const { id, error, hint } = of.field('rateChanges');
  const changes = readChanges(form.rateChanges);
  const rateKind = rateKindOf(form.rateKind);
  const problems = changesProblems(changes, { rateKind, addedMonth });
  const isTried = of.showsProblems === true || Boolean(error);
  const hasOwnProblems = problems.some((found) => Object.keys(found).length > 0);
  const change = (next: readonly TypedChange[]): void => edit({ rateChanges: writeChanges(next) });
  const isFull = changes.length >= termLimits.rateChangesMax;
  const undo = useUndo<TypedChange>({
    putBack: ({ entry, at }) => change(changes.toSpliced(at, 0, entry)),
    // There may be fewer by now than there were before it.
    focusIdOf: ({ at }) => `${id}.${Math.min(at, changes.length)}.lastMonth`,
  });
  const offerAt = (at: number): ReactNode => (isFull ? null : undo.offerAt(at, changes.length));
  const remove = (typed: TypedChange, at: number): void => {
    const isBlank = Object.values(typed).every((text) => text === '');
    if (isBlank) {
      focusOn(changes.length > 1 ? `${id}.${Math.max(0, at - 1)}.lastMonth` : `${id}-add`);
    }
    undo.setRemoved(isBlank ? null : { entry: typed, at, name: texts.change(at + 1) });
    change(changes.toSpliced(at, 1));
  };
  return (
    <fieldset className="wide rate-changes" id={id} tabIndex={-1} onFocus={focusOnFault}>
      <legend className="label">{texts.title}</legend>
      <p className="hint">{hint ?? texts.hint}</p>
      {error && !hasOwnProblems ? <FieldError id={`${id}-error`} message={error} /> : null}
      {changes.map((typed, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the list
        <Fragment key={at}>
          {offerAt(at)}
          <ChangeFields
            id={`${id}.${at}`}
            position={at + 1}
            typed={typed}
            problems={isTried ? (problems[at] ?? {}) : {}}
            firstYear={yearOf(addedMonth)}
            rateKind={form.rateKind}
            onChange={(next) => change(changes.with(at, next))}
            onRemove={() => remove(typed, at)}
          />
        </Fragment>
      ))}
      {offerAt(changes.length)}
      {isFull ? (
        <p className="hint">{debtTermTexts.tooManyChanges}.</p>
      ) : (
        <Button
          variant="secondary"
          size="small"
          id={`${id}-add`}
          onClick={() => {
            flushSync(() => change([...changes, blankChange]));
            focusOn(`${id}.${changes.length}.lastMonth`);
          }}
        >
          {changes.length === 0 ? texts.add : texts.addAnother}
          <span className="vh"> to the rate</span>
        </Button>
      )}
    </fieldset>
  );
}

function ChangeFields(props: {
  readonly id: string;
  readonly position: number;
  readonly typed: TypedChange;
  readonly problems: Readonly<Partial<Record<keyof TypedChange, string>>>;
  readonly firstYear: number;
  readonly rateKind: string;
  readonly onChange: (typed: TypedChange) => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { id, position, typed, problems, onChange } = props;
  const years = Array.from({ length: yearsAhead + 1 }, (_, at) => props.firstYear + at);
  return (
    <fieldset className="rate-change">
      <legend className="label">{texts.change(position)}</legend>
      <div className="wide">
        <MonthField
          id={`${id}.lastMonth`}
          label={texts.lastMonth}
          hint={texts.lastMonthHint}
          value={typed.lastMonth}
          error={problems.lastMonth}
          years={years}
          required
          clearLabel={texts.clearMonth}
          onChange={(lastMonth) => onChange({ ...typed, lastMonth })}
        />
      </div>
      <Field
        id={`${id}.rate`}
        label={texts.rate}
        unit="%"
        unitWords={rateUnitWords(props.rateKind)}
        required
        value={typed.rate}
        error={problems.rate}
        onChange={({ target }) => onChange({ ...typed, rate: target.value })}
      />
      <Field
        id={`${id}.payment`}
        label={texts.payment}
        hint={texts.paymentHint}
        unit="£"
        value={typed.payment}
        error={problems.payment}
        onChange={({ target }) => onChange({ ...typed, payment: target.value })}
      />
      <div className="wide">
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.removeOf(position)}
          data-destroys=""
          onClick={props.onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}
