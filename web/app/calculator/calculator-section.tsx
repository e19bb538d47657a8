/** How both pages with the calculator open. */
import type { RefObject } from 'react';
import { useDepartures } from '../session/person.ts';
import { Calculator } from './calculator.tsx';
import { Intro } from './intro.tsx';

export function CalculatorSection({
  form,
}: {
  readonly form?: RefObject<HTMLDivElement | null> | undefined;
}) {
  return (
    <div className="page hero">
      <div className="calc">
        <Intro />
        <Calculator key={useDepartures()} form={form} />
      </div>
    </div>
  );
}
