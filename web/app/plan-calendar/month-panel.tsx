/** What one month of a plan holds: its one-offs, and whether it is paused. */
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import { termLimits } from '@debt-payoff/contract/term-limits';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { planCalendarTexts as texts } from '@debt-payoff/contract/texts/plan-calendar';
import { Fragment, useId } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from '../forms/focus.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useUndo } from '../ui/use-undo.tsx';
import { addButtonId, amountFieldId } from './field-ids.ts';
import { isPaused, withPauseToggled } from './paused-months.ts';
import type { KeptOneOffWords, PlanCalendarProps } from './plan-calendar.tsx';
import { newOneOff, oneOffProblem, renumbered, type TypedOneOff } from './typed-one-offs.ts';

type MonthPanelProps = PlanCalendarProps & {
  readonly month: Month;
  readonly kept: readonly KeptOneOffWords[];
};

export function MonthPanel(props: MonthPanelProps) {
  const { id, month, oneOffs, kept, onOneOffs } = props;
  const titleId = useId();
  const own = oneOffs.filter((oneOff) => oneOff.month === month);
  const keptHere = kept.filter((oneOff) => oneOff.month === month);
  const isFull = oneOffs.length + kept.length >= termLimits.oneOffsMax;
  const add = (): void => {
    const added = newOneOff(oneOffs, month);
    flushSync(() => onOneOffs([...oneOffs, added]));
    focusOn(amountFieldId(id, added));
  };
  const undo = useUndo<TypedOneOff>({
    putBack: ({ entry, at }) => {
      const next = own[at];
      const place = next === undefined ? oneOffs.length : oneOffs.indexOf(next);
      onOneOffs(oneOffs.toSpliced(place, 0, renumbered(entry, oneOffs)));
    },
    focusIdOf: ({ entry }) => amountFieldId(id, renumbered(entry, oneOffs)),
  });
  const remove = (oneOff: TypedOneOff, name: string): void => {
    const isBlank = oneOff.amount.trim() === '' && oneOff.goesTo === '';
    // The button goes with its one-off, and the focus must not go with it.
    if (isBlank) focusOn(addButtonId(id, month));
    undo.setRemoved(isBlank ? null : { entry: oneOff, at: own.indexOf(oneOff), name });
    onOneOffs(oneOffs.filter((one) => one.id !== oneOff.id));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a part of a form, and has no legend of its own.
    <div className="plan-month-panel" role="group" aria-labelledby={titleId}>
      <h4 className="plan-calendar-title" id={titleId}>
        {formatMonth(month)}
      </h4>
      {keptHere.length === 0 ? null : (
        <div className="small">
          <p className="muted">{texts.kept}:</p>
          <ul>
            {keptHere.map(({ words }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike, and none is edited here.
              <li key={at}>{words}</li>
            ))}
          </ul>
          <p className="hint">{texts.keptElsewhere}</p>
        </div>
      )}
      {own.map((oneOff, at) => (
        <Fragment key={oneOff.id}>
          {isFull ? null : undo.offerAt(at, own.length)}
          <OneOffFields
            {...props}
            oneOff={oneOff}
            name={`${formatMonth(month)}${own.length > 1 ? `, ${at + 1}` : ''}`}
            onRemove={remove}
          />
        </Fragment>
      ))}
      {isFull ? null : undo.offerAt(own.length, own.length)}
      <div>
        <Button
          variant="secondary"
          size="small"
          id={addButtonId(id, month)}
          aria-label={`${texts.addOneOff} ${texts.inMonth(formatMonth(month))}`}
          aria-disabled={isFull}
          onClick={() => isFull || add()}
        >
          {texts.addOneOff}
        </Button>
        {isFull ? <p className="hint mt-2">{texts.oneOffsFull}</p> : null}
      </div>
      <PauseTick {...props} />
    </div>
  );
}

function OneOffFields(
  props: MonthPanelProps & {
    readonly oneOff: TypedOneOff;
    readonly name: string;
    readonly onRemove: (oneOff: TypedOneOff, name: string) => void;
  },
) {
  const { id, oneOff, oneOffs, debts, name, onOneOffs } = props;
  const problem = oneOffProblem(oneOff);
  const isGone = oneOff.goesTo !== '' && debts.every((debt) => debt.id !== oneOff.goesTo);
  const edit = (change: Partial<TypedOneOff>): void =>
    onOneOffs(oneOffs.map((one) => (one.id === oneOff.id ? { ...one, ...change } : one)));
  return (
    <div className="plan-one-off">
      <Field
        id={amountFieldId(id, oneOff)}
        label={texts.amount}
        unit="£"
        unitWords={`pounds, ${name}`}
        required
        value={oneOff.amount}
        error={props.showsProblems ? problem : null}
        // What is left out of the figures has to be seen, before anyone is told that it is wrong.
        hint={problem !== null && !props.showsProblems ? texts.notCounted : undefined}
        onChange={({ target }) => edit({ amount: target.value })}
      />
      <SelectField
        label={texts.goesTo}
        aria-label={`${texts.goesTo}, ${name}`}
        options={[
          { value: '', label: texts.anywhere },
          ...debts.map((debt) => ({ value: debt.id, label: debt.name })),
          ...(isGone ? [{ value: oneOff.goesTo, label: texts.debtGone }] : []),
        ]}
        error={isGone ? debtTermTexts.notADebt : null}
        value={oneOff.goesTo}
        onChange={({ target }) => edit({ goesTo: target.value })}
      />
      <Button
        variant="quiet"
        size="small"
        aria-label={`${texts.removeOneOff} ${texts.oneOffIn(name)}`}
        data-destroys=""
        onClick={() => props.onRemove(oneOff, texts.oneOffIn(name))}
      >
        {texts.removeOneOff}
      </Button>
    </div>
  );
}

function PauseTick({ id, month, pauses, onPauses }: MonthPanelProps) {
  const hintId = `${id}-pause-hint-${month}`;
  const next = withPauseToggled(pauses, month);
  const isFull = next.length > termLimits.pausesMax && next.length > pauses.length;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={isPaused(pauses, month)}
          aria-describedby={hintId}
          aria-disabled={isFull}
          onChange={() => isFull || onPauses(next)}
        />
        <span>
          {texts.pause}
          <span className="vh"> {texts.inMonth(formatMonth(month))}</span>
        </span>
      </label>
      <p className="hint" id={hintId}>
        {isFull ? texts.pausesFull : texts.pauseHint}
      </p>
    </div>
  );
}
