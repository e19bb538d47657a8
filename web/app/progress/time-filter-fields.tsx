/** The choice of the time that the chart and the list are about. */
import { Field } from '../ui/field.tsx';
import { Filters } from '../ui/filters.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { isReversed, type TimeFilter, type TimeFrame, timeFrames } from './time-filter.ts';

// The keys of the record itself.
const frames = Object.keys(timeFrames) as TimeFrame[];
const options = frames.map((value) => ({ value, label: timeFrames[value] }));

export function TimeFilterFields(props: {
  readonly filter: TimeFilter;
  readonly onChange: (filter: TimeFilter) => void;
}) {
  const { filter, onChange } = props;
  return (
    <Filters columns={3}>
      <SelectField
        label="Time"
        options={options}
        value={filter.frame}
        onChange={({ target }) =>
          onChange({ ...filter, frame: frames.find((frame) => frame === target.value) ?? 'all' })
        }
      />
      {filter.frame === 'custom' ? (
        <>
          <Field
            label="From"
            type="date"
            value={filter.from}
            error={isReversed(filter) ? 'The first day lies after the last' : null}
            onChange={({ target }) => onChange({ ...filter, from: target.value })}
          />
          <Field
            label="To"
            type="date"
            value={filter.to}
            onChange={({ target }) => onChange({ ...filter, to: target.value })}
          />
        </>
      ) : null}
    </Filters>
  );
}
