/** Saving from the calculator. Who is not signed in is sent to sign in, and finds everything as it was. */
import { paths } from '@debt-payoff/contract/paths';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { useLocation, useNavigate } from 'react-router';
import { keepDraft } from './draft.ts';
import type { Calculator } from './use-calculator.ts';

export function useSaveToPortfolio(calculator: Calculator): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    const { rows, extra } = calculator;
    keepDraft({ rows, extra }, localStorageKeys.calculatorDataAnonymous);
    const query = new URLSearchParams({
      redirect: pathname,
      message: calculatorTexts.loginToSave,
    });
    navigate(`${paths.login}?${query}`);
  };
}
