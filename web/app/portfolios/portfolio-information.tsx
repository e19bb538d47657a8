/** The form for the name and the description of a portfolio that exists. */
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { getPortfolioCall, Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useUpdatePortfolio } from '../debts/mutations.ts';
import { failureText, isConflict } from '../forms/call-failure.ts';
import { contested, rebase } from '../forms/rebase.ts';
import { ConflictBanner, UnsentBanner } from '../forms/record-banners.tsx';
import { findUnsentForm, unsentFormOf } from '../forms/unsent-form.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useUnsent } from '../session/unsent.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { Section } from '../ui/section.tsx';
import { type PortfolioFields, PortfolioForm } from './portfolio-form.tsx';

const { edit: texts, detail } = portfolioTexts;

type Held = {
  readonly fields: PortfolioFields;
  readonly base: PortfolioFields;
  readonly version: number;
  readonly theirs: Partial<Record<keyof PortfolioFields, string>>;
};

export function PortfolioInformation({ portfolio }: { readonly portfolio: Portfolio }) {
  const formId = useId();
  const unsent = `portfolio ${portfolio.id}`;
  const [waited, setWaited] = useState(() => findUnsentForm(unsent, fieldsOf(portfolio)));
  const [held, setHeld] = useState<Held>(() => ({
    ...heldOf(portfolio),
    ...(waited && { fields: waited.form, base: waited.base }),
    ...(waited?.version !== undefined && { version: waited.version }),
  }));
  useUnsent(unsent, unsentFormOf({ form: held.fields, base: held.base, version: held.version }));
  const update = useUpdatePortfolio(portfolio.id);
  const newest = useMutation({
    mutationFn: () =>
      signedInCall<typeof getPortfolioCall>(portfolioAddresses.get, {
        params: { id: portfolio.id },
      }),
    onSuccess: (found) => {
      setHeld((before) => rebased(before, found));
      update.reset();
    },
  });
  const hasConflict = isConflict(update.error);
  return (
    <Section title="Portfolio information">
      {update.isSuccess ? (
        <Banner ref={intoView} kind="success" title="Portfolio updated." />
      ) : null}
      {waited === null ? null : <UnsentBanner />}
      <PortfolioForm
        formId={formId}
        fields={held.fields}
        hints={held.theirs}
        isBusy={update.isPending}
        error={update.error}
        failure={
          update.isError && !hasConflict ? failureText(update.error, texts.updateFailed) : null
        }
        onChange={(fields) => {
          setHeld({ ...held, fields });
          if (!hasConflict) update.reset();
        }}
        onSubmit={(fields) =>
          update.mutate(
            { ...fields, version: versionOf(held, portfolio) },
            {
              onSuccess: (saved) => {
                setHeld(heldOf(saved));
                setWaited(null);
              },
            },
          )
        }
      >
        {hasConflict ? (
          <ConflictBanner isBusy={newest.isPending} onLoad={() => newest.mutate()} />
        ) : null}
        {newest.isError ? <Banner kind="danger" title={detail.fetchFailed} /> : null}
        <div className="row">
          <Button type="submit" busy={update.isPending}>
            {update.isPending ? navigationTexts.actions.saving : 'Save changes'}
          </Button>
        </div>
      </PortfolioForm>
    </Section>
  );
}

function fieldsOf({ name, description }: PortfolioFields): PortfolioFields {
  return { name, description };
}

function heldOf(portfolio: Portfolio): Held {
  const fields = fieldsOf(portfolio);
  return { fields, base: fields, version: portfolio.version, theirs: {} };
}

/** A debt that was added makes a new version too; it is no conflict while name and description are the same. */
function versionOf({ base, version }: Held, portfolio: Portfolio): number {
  const isSame = portfolio.name === base.name && portfolio.description === base.description;
  return isSame ? portfolio.version : version;
}

function rebased({ fields, base }: Held, found: Portfolio): Held {
  const states = { base, typed: fields, newest: fieldsOf(found) };
  return {
    fields: rebase(states),
    base: states.newest,
    version: found.version,
    theirs: Object.fromEntries(
      contested(states).map((field) => [field, `Saved meanwhile: ${found[field]}`]),
    ),
  };
}
