/** How both pages with the calculator open. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import type { RefObject } from 'react';
import { useDepartures } from '../session/person.ts';
import { buttonClass } from '../ui/button.tsx';
import { Calculator, formId } from './calculator.tsx';

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

function Intro() {
  return (
    <div className="hero-intro">
      <h1>See the month you could be debt free.</h1>
      <p className="hero-lead">
        Enter what you owe. We compare three ways to pay it off, month by month and to the penny. It
        is free, and you do not need an account.
      </p>
      <div className="row">
        <a className={buttonClass({})} href={`#${formId}`}>
          {calculatorTexts.hero.start}
        </a>
        <a className={buttonClass({ variant: 'quiet' })} href="#how-it-works">
          How it works
        </a>
      </div>
    </div>
  );
}
