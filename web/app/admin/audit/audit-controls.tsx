/** What narrows the audit log: who, whom, what, and when. */
import { auditActTexts, auditSubjectTexts } from '@debt-payoff/contract/texts/audit';
import { useEffect, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Field } from '../../ui/field.tsx';
import { isId } from '../lists/is-id.ts';
import { FilterField, ListControls } from '../lists/list-controls.tsx';
import { type AuditFilters, isLogDay } from './audit-filters.ts';

const notAnId = 'Enter an id, such as 12';
const actions = { '': 'Every action', ...auditActTexts };
const subjects = { '': 'Everything', ...auditSubjectTexts };

export function AuditControls({
  filters,
  onFilter,
}: {
  readonly filters: AuditFilters;
  readonly onFilter: (change: Partial<AuditFilters>) => void;
}) {
  const { action, subject } = filters;
  return (
    <div className="audit-controls">
      <ListControls>
        <FilterField
          label="What"
          value={action}
          options={actions}
          onChoose={(chosen) => onFilter({ action: chosen })}
        />
        <IdField
          label="Who (user id)"
          value={filters.actor_id}
          onEnter={(id) => onFilter({ actor_id: id })}
        />
        <IdField
          label="Whom (user id)"
          value={filters.user_id}
          onEnter={(id) => onFilter({ user_id: id })}
        />
        <FilterField
          label="About"
          value={subject}
          options={subjects}
          onChoose={(chosen) => onFilter({ subject: chosen, subject_id: '' })}
        />
        {subject === '' ? null : (
          <IdField
            label={`${auditSubjectTexts[subject]} (id)`}
            value={filters.subject_id}
            onEnter={(id) => onFilter({ subject_id: id })}
          />
        )}
        <DayField label="From" value={filters.from} onEnter={(from) => onFilter({ from })} />
        <DayField label="To" value={filters.to} onEnter={(to) => onFilter({ to })} />
      </ListControls>
    </div>
  );
}

type EnteredField = {
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  readonly onEnter: (value: string) => void;
};

/** Counts when it is left, or on Enter: a number that is still being typed is another one. */
function IdField({ label, value, onEnter }: EnteredField) {
  const [typed, setTyped] = useTyped(value);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = (): void => {
    const id = typed.trim();
    const isGood = id === '' || isId(id);
    setProblem(isGood ? null : notAnId);
    if (isGood && id !== value) onEnter(id);
    if (!isGood) announce(notAnId);
  };
  const leave = (): void => {
    // What is wrong is said once to somebody who goes on without mending it.
    if (problem === null) enter();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <Field
        label={label}
        value={typed}
        error={problem}
        inputMode="numeric"
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        onBlur={leave}
      />
    </form>
  );
}

function DayField({ label, value, onEnter }: EnteredField) {
  const [typed, setTyped] = useTyped(value);
  return (
    <Field
      label={label}
      type="date"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || isLogDay(target.value)) onEnter(target.value);
      }}
    />
  );
}

/** What is typed runs ahead of the address, and follows it where somebody goes back or clears the filters. */
function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return [typed, setTyped] as const;
}
