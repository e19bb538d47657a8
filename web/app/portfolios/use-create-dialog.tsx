/** The create-portfolio dialog for the pages that offer it, with the banner for those whose plan is full. */
import { count } from '@debt-payoff/contract/counts';
import type { LimitReply } from '@debt-payoff/contract/errors';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useInvalidatePortfolios } from '../debts/queries.ts';
import { Banner } from '../ui/banner.tsx';
import { DismissButton } from '../ui/dismiss-button.tsx';
import { intoView } from '../ui/into-view.ts';
import { CreateDialog, findUnsentPortfolio } from './create-dialog.tsx';
import { LimitBanner } from './limit-banner.tsx';
import {
  findPortfolioToContinue,
  forgetAllToRestore,
  forgetDialog,
  forgetReopening,
} from './portfolio-to-continue.ts';

export type CreateAction = {
  readonly open: () => void;
  /** Takes away what was said of the last one, before something else is done. */
  readonly dismiss: () => void;
  /** Both stand in the page; each is null while there is nothing to say. */
  readonly banner: ReactNode;
  readonly dialog: ReactNode;
};

export function useCreateDialog({
  portfoliosCount,
}: {
  /** Undefined until it is known. */
  readonly portfoliosCount: number | undefined;
}): CreateAction {
  const [continued, setContinued] = useState(findPortfolioToContinue);
  const [isOpen, setIsOpen] = useState(() => continued !== null || findUnsentPortfolio() !== null);
  const [savedCount, setSavedCount] = useState(0);
  const [limit, setLimit] = useState<LimitReply | null>(null);
  const invalidate = useInvalidatePortfolios();
  useRestored(continued);
  // Once there is room again, nobody is told that there is none.
  const isOver = limit !== null && (portfoliosCount ?? limit.current_count) < limit.current_limit;
  if (isOver) setLimit(null);
  const savedBanner =
    savedCount === 0 ? null : (
      <SavedBanner savedCount={savedCount} onDismiss={() => setSavedCount(0)} />
    );
  const close = (): void => {
    setIsOpen(false);
    setContinued(null);
    forgetDialog();
  };
  return {
    open: () => {
      setLimit(null);
      setSavedCount(0);
      setIsOpen(true);
    },
    dismiss: () => setSavedCount(0),
    banner:
      limit === null || isOver ? (
        savedBanner
      ) : (
        <LimitBanner limit={limit} onDismiss={() => setLimit(null)} />
      ),
    dialog: isOpen ? (
      <CreateDialog
        continued={continued}
        onClose={close}
        onLimit={(reached) => {
          close();
          setLimit(reached);
        }}
        onDone={(saved = 0) => {
          close();
          setSavedCount(saved);
          void invalidate();
        }}
      />
    ) : null,
  };
}

/** After the debts of a new portfolio were entered in the dialog, which closes with it. */
function SavedBanner(props: { readonly savedCount: number; readonly onDismiss: () => void }) {
  return (
    <Banner
      ref={intoView}
      kind="success"
      title={`Portfolio created, with ${count(props.savedCount, 'debt')}.`}
      actions={<DismissButton variant="quiet" onDismiss={props.onDismiss} />}
    />
  );
}

/** What is restored goes a moment later; where nothing is, what waits for it goes at once. */
function useRestored(continued: number | null): void {
  useEffect(() => {
    if (continued === null) {
      forgetAllToRestore();
      return;
    }
    const timer = setTimeout(forgetReopening, calculatorLimits.restoreStateRemovalDelayMs);
    return () => clearTimeout(timer);
  }, [continued]);
}
