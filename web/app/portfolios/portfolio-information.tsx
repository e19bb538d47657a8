/** The form for the name and the description of a portfolio that exists. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useUpdatePortfolio } from '../debts/mutations.ts';
import { getPortfolio } from '../debts/queries.ts';
import { failureText } from '../forms/call-failure.ts';
import { ConflictBanners, UnsentBanner } from '../forms/record-banners.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { Section } from '../ui/section.tsx';
import {
  factsOf,
  formOf,
  PortfolioFields,
  portfolioFields,
  portfolioProblems,
} from './portfolio-form.tsx';

const { edit: texts, detail } = portfolioTexts;

export function PortfolioInformation({ portfolio }: { readonly portfolio: Portfolio }) {
  const update = useUpdatePortfolio(portfolio.id);
  const state = useRecordForm({
    unsentName: `portfolio ${portfolio.id}`,
    start: formOf(portfolio),
    version: portfolio.version,
    // A debt that was added makes a new version too.
    latest: portfolio,
    fields: portfolioFields,
    problemsOf: portfolioProblems,
    bodyOf: factsOf,
    save: update,
    failureOf: (error) => failureText(error, texts.updateFailed),
    newest: {
      find: () => getPortfolio(portfolio.id),
      formOf,
      wordsOf: (field, { form }) => form[field],
      failures: { notLoaded: detail.fetchFailed, gone: detail.fetchFailed },
    },
    onSaved: (saved) => state.restart(saved),
  });
  return (
    <Section title="Portfolio information">
      {update.isSuccess ? (
        <Banner ref={intoView} kind="success" title="Portfolio updated." />
      ) : null}
      {state.isFromBefore ? <UnsentBanner /> : null}
      <form
        className="stack"
        id={state.formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          state.submit();
        }}
      >
        {state.failure === null ? null : (
          <Banner ref={intoView} kind="danger" title={state.failure}>
            Nothing that you typed is lost.
          </Banner>
        )}
        <PortfolioFields state={state} />
        <ConflictBanners state={state} />
        <div className="row">
          <Button type="submit" busy={state.isBusy}>
            {state.isBusy ? navigationTexts.actions.saving : 'Save changes'}
          </Button>
        </div>
      </form>
    </Section>
  );
}
