import { useId } from 'react';
import { type CalculationFormat, calculationFormats } from '../exports/export-files.ts';
import { CheckInput } from '../ui/check-input.tsx';

/** What each is good for, for those who have never heard of it. */
const formats: Readonly<Record<CalculationFormat, { label: string; hint: string }>> = {
  pdf: { label: 'PDF', hint: 'To read, to print, or to hand to an adviser.' },
  excel: { label: 'Excel', hint: 'To work with: a sheet for each strategy.' },
  csv: { label: 'CSV', hint: 'The plain figures, for other programs.' },
};

export function FormatChoice(props: {
  readonly chosen: CalculationFormat;
  readonly onChoose: (format: CalculationFormat) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid gap-3 min-w-0">
      <legend className="label mb-2">Format</legend>
      {calculationFormats.map((format) => (
        <CheckInput
          key={format}
          type="radio"
          name={name}
          {...formats[format]}
          isChecked={format === props.chosen}
          onChange={() => props.onChoose(format)}
        />
      ))}
    </fieldset>
  );
}
