import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { buttonClass } from '../ui/button.tsx';
import { formId } from './calculator.tsx';

export function Intro() {
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
