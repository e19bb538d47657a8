/** Free debt help: three numbers first, then what to know before a call, and what there is by nation. */
import { phoneHref } from '@debt-payoff/contract/debt-advice';
import {
  crisisLine,
  type HelpSite,
  helpByNation,
  helplines,
  type NationHelp,
  otherAdvisers,
  schemesAnywhere,
} from '@debt-payoff/contract/debt-help';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import type { HelpArticles } from './help-articles.server.ts';
import { BulletList, InformationPage, InformationSection } from './information-page.tsx';

export function DebtHelp({ articles }: { readonly articles: HelpArticles }) {
  return (
    <InformationPage
      title="Free debt help"
      lead="You can talk to somebody about your debts for free and in confidence, whatever you owe. Press a number to ring it."
    >
      <Helplines />
      <p>
        If you need somebody to listen to you right now, about anything, {crisisLine.name} are on{' '}
        <a className="phone" href={phoneHref(crisisLine.phone)}>
          {crisisLine.phone}
        </a>
        .
      </p>
      <WhenYouRing />
      <PriorityDebts article={articles.priority} />
      <ByNation article={articles.schemes} />
      <OtherAdvisers />
      <WhatWeAreNot />
    </InformationPage>
  );
}

function Helplines() {
  return (
    <ul className="helplines">
      {helplines.map(({ name, url, phone, note }) => (
        <li className="card card-tight stack" key={name}>
          <h2 className="h4">{name}</h2>
          <a
            className={buttonClass({ variant: 'secondary', wide: true })}
            href={phoneHref(phone)}
            aria-label={`Ring ${name} on ${phone}`}
          >
            <Phone className="icon" aria-hidden="true" />
            <span className="num">{phone}</span>
          </a>
          <p className="muted">{note}</p>
          <p>
            <a className="help-site" href={url}>
              {siteOf(url)}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** 'stepchange.org' */
function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function WhenYouRing() {
  return (
    <InformationSection title="When you ring">
      <BulletList
        items={[
          'The advice is free and confidential.',
          'Say where in the UK you live: a service may not cover every nation, and the schemes differ.',
          'If you can, have your latest statements beside you: what you owe, to whom, and what you pay each month. If you cannot face them yet, you can still ring.',
          'Each of the three has a site too, if you would rather read first, or if the line is closed when you ring.',
        ]}
      />
    </InformationSection>
  );
}

function PriorityDebts({ article }: { readonly article: string | null }) {
  return (
    <InformationSection title="Which debts are urgent">
      <p>
        Some debts can cost you your home, your energy supply, things that you need or your liberty.
        Advisers call them priority debts, by what can happen and not by their interest rate.
        StepChange says that they always come first. Lists of them name these:
      </p>
      <BulletList
        items={[
          'rent, mortgage and loans secured on your home',
          'council tax',
          'gas and electricity',
          "magistrates' court fines",
          'child maintenance',
          'income tax, National Insurance and VAT',
          'the TV licence',
          'hire purchase of something that you cannot do without',
        ]}
      />
      <p>
        What can happen differs between the nations of the UK, and some bills and courts have other
        names there.
        {article === null ? null : (
          <>
            {' '}
            <Link to={article}>Priority and non-priority debts</Link> has more.
          </>
        )}
      </p>
    </InformationSection>
  );
}

function ByNation({ article }: { readonly article: string | null }) {
  return (
    <InformationSection title="What there is where you live">
      <p>
        These are facts about the schemes, not a recommendation. Each has sides for and against it,
        and an adviser can go through all of them with you.
        {article === null ? null : (
          <>
            {' '}
            <Link to={article}>What each scheme is and who to ask</Link> has more.
          </>
        )}
      </p>
      {helpByNation.map((entry) => (
        <NationPart key={entry.nations.join()} entry={entry} />
      ))}
      <h3 className="h4">Ask whether these are open to you where you live</h3>
      <BulletList items={schemesAnywhere} />
    </InformationSection>
  );
}

function NationPart({ entry: { nations, facts, site } }: { readonly entry: NationHelp }) {
  return (
    <>
      <h3 className="h4">{joinWords(nations)}</h3>
      <BulletList items={facts} />
      {site === undefined ? null : (
        <p>
          <Site site={site} />
        </p>
      )}
    </>
  );
}

function Site({ site: { name, url, note } }: { readonly site: HelpSite }) {
  return (
    <>
      <a className="help-site" href={url}>
        {name}
      </a>
      . {note}
    </>
  );
}

function OtherAdvisers() {
  return (
    <InformationSection title="Others who help for free">
      <ul className="help-sites">
        {otherAdvisers.map((site) => (
          <li key={site.name}>
            <Site site={site} />
          </li>
        ))}
      </ul>
    </InformationSection>
  );
}

function WhatWeAreNot() {
  return (
    <InformationSection title="What we are not">
      <p>
        {product.name} is a calculator and a place to keep a plan. We are not a debt advice service,
        and none of these services pays us. What you enter here is not passed on to them. You can{' '}
        <Link to={paths.calculator}>make a plan</Link> to show an adviser, and you can ring without
        one.
      </p>
    </InformationSection>
  );
}
