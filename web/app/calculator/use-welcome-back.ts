import { calculatorLimits } from '@debt-payoff/contract/limits';
import { useEffect, useState } from 'react';

const { welcomeBannerDelayMs, welcomeBannerVisibleMs } = calculatorLimits;

type WelcomeBack = { readonly isShown: boolean; readonly dismiss: () => void };

/** A moment after something was restored, for a while. */
export function useWelcomeBack(isRestored: boolean): WelcomeBack {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isRestored) return;
    const shows = setTimeout(() => setIsShown(true), welcomeBannerDelayMs);
    const hides = setTimeout(
      () => setIsShown(false),
      welcomeBannerDelayMs + welcomeBannerVisibleMs,
    );
    return () => {
      clearTimeout(shows);
      clearTimeout(hides);
    };
  }, [isRestored]);
  return { isShown: isShown && isRestored, dismiss: () => setIsShown(false) };
}
