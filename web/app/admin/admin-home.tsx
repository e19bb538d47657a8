/** The first page of the admin area: what waits, and the ways to what staff look for most. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { adminGateTexts } from '@debt-payoff/contract/texts/gates';
import { messageTexts } from '@debt-payoff/contract/texts/messages';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useToday } from '../session/today.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { adminPaths } from './admin-paths.ts';
import { listFailure } from './lists/failures.ts';
import { messageListQuery } from './messages/queries.ts';
import { openComplaints, openMessages } from './waiting-words.ts';

const { tabs, more, home, menu } = adminSiteTexts;

export function AdminHome() {
  return (
    <section className="stack">
      <h1 className="h2">{adminGateTexts.bar}</h1>
      <div className="admin-home-cards">
        <HomeCard to={adminPaths.users} label={tabs.users}>
          <FindUser />
        </HomeCard>
        <HomeCard to={adminPaths.messages} label={more.messages}>
          <Waiting />
        </HomeCard>
        <HomeCard to={adminPaths.subscriptions} label={tabs.subscriptions}>
          <p className="muted">{home.subscriptions}</p>
        </HomeCard>
        <HomeCard to={adminPaths.articles} label={tabs.articles}>
          <p className="muted">{home.articles}</p>
          <p>
            <Link to={adminPaths.newArticle}>{menu.createArticle}</Link>
          </p>
        </HomeCard>
        <HomeCard to={adminPaths.resources} label={tabs.resources}>
          <p className="muted">{home.resources}</p>
          <p>
            <Link to={adminPaths.newResource}>{menu.createResource}</Link>
          </p>
        </HomeCard>
        <HomeCard to={adminPaths.social} label={tabs.social}>
          <p className="muted">{home.social}</p>
          <p>
            <Link to={adminPaths.newPost}>{adminTexts.social.createPost}</Link>
          </p>
        </HomeCard>
        <HomeCard to={adminPaths.analytics} label={tabs.analytics}>
          <p className="muted">{home.analytics}</p>
        </HomeCard>
        <HomeCard to={adminPaths.health} label={more.health}>
          <p className="muted">{home.health}</p>
        </HomeCard>
        <HomeCard to={adminPaths.logoExport} label={tabs.logoExport}>
          <p className="muted">{home.logoExport}</p>
        </HomeCard>
        <HomeCard to={adminPaths.audit} label={more.audit}>
          <p className="muted">{home.audit}</p>
        </HomeCard>
      </div>
    </section>
  );
}

function HomeCard({
  to,
  label,
  children,
}: {
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="card card-tight stack">
      <h2 className="h4">
        <Link to={to}>{label}</Link>
      </h2>
      {children}
    </section>
  );
}

/** Among all people: someone who writes to us may be suspended, or gone. */
function FindUser() {
  const navigate = useNavigate();
  const find = (form: HTMLFormElement): void => {
    const search = String(new FormData(form).get('search'));
    navigate(`${adminPaths.users}?${new URLSearchParams({ status: 'all', search })}`);
  };
  return (
    <search>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          find(event.currentTarget);
        }}
      >
        <Field
          label={home.findUser}
          name="search"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={adminLimits.searchMaxLength}
        />
        <div>
          <Button type="submit" variant="secondary" size="small">
            {home.find}
          </Button>
        </div>
      </form>
    </search>
  );
}

function Waiting() {
  const today = useToday();
  const open = useQuery(messageListQuery({ status: 'open', per_page: 1 }));
  const complaints = useQuery(
    messageListQuery({
      status: 'open',
      topic: 'data-protection-complaint',
      per_page: adminLimits.messagesPerPageMax,
    }),
  );
  const failed = [open, complaints].find(({ isError }) => isError);
  if (failed !== undefined) {
    return (
      <LoadFailure
        title={listFailure(failed.error, messageTexts.listFailed)}
        onRetry={() => failed.refetch()}
      />
    );
  }
  if (open.data === undefined || complaints.data === undefined) {
    return <p className="muted">{navigationTexts.loading}</p>;
  }
  const late = openComplaints(complaints.data.rows, today);
  return (
    <>
      <p>{openMessages(open.data.pagination.total)}</p>
      {late === null ? null : <p>{late.isLate ? <b>{late.text}</b> : late.text}</p>}
    </>
  );
}
