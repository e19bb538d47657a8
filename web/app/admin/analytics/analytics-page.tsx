/** Figures about accounts, revenue and what people keep here, over a range of days. */
import { analyticsTabs } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { plainFailure } from '../lists/failures.ts';
import { FilterField } from '../lists/list-controls.tsx';
import {
  type AnalyticsView,
  dayOptions,
  readView,
  tabKeys,
  viewAddress,
} from './analytics-address.ts';
import { analyticsOptions } from './analytics-queries.ts';
import { footerWords, lastDays } from './analytics-words.ts';
import { Spinner, TabFigures } from './tab-figures.tsx';
import { useTabInView } from './use-tab-in-view.ts';

const texts = adminTexts.analytics;
const tabs = tabKeys.map((key) => ({ key, label: analyticsTabs[key] }));

export function AnalyticsPage() {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show = (change: Partial<AnalyticsView>): void =>
    setAddress(viewAddress({ ...view, ...change }), { preventScrollReset: true });
  return (
    <section className="stack-8" aria-labelledby="analytics-title">
      <div className="admin-head">
        <h1 className="h2" id="analytics-title">
          Analytics
        </h1>
        <FilterField
          label="Date range"
          value={String(view.days)}
          options={dayOptions}
          onChoose={(days) => show({ days: Number(days) })}
        />
      </div>
      <AnalyticsFigures view={view} onTab={(tab) => show({ tab })} />
    </section>
  );
}

function AnalyticsFigures({
  view: { days, tab },
  onTab,
}: {
  readonly view: AnalyticsView;
  readonly onTab: (tab: AnalyticsView['tab']) => void;
}) {
  const panelId = useId();
  useTabInView(`${panelId}-${tab}`);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(analyticsOptions(days));
  const retry = (): void => void refetch();
  const fetched = data?.[tab];
  return (
    <>
      {error === null ? null : (
        <LoadFailure title={plainFailure(error, texts.loadFailed)} onRetry={retry} />
      )}
      <Tabs label="Analytics" tabs={tabs} chosen={tab} onChoose={onTab} panelId={panelId} />
      <div
        className="stack-8 figure-panel"
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
        aria-busy={isPlaceholderData || undefined}
      >
        {data !== undefined && isPlaceholderData ? (
          <Spinner text={texts.otherRange({ asked: lastDays(days), shown: lastDays(data.days) })} />
        ) : null}
        {data === undefined && error === null ? <Spinner text={navigationTexts.loading} /> : null}
        {data === undefined ? null : (
          <TabFigures tab={tab} figures={data} isFetching={isFetching} onRetry={retry} />
        )}
      </div>
      <p className="small muted figure-foot">
        {footerWords(fetched?.status === 'fulfilled' ? fetched.value : null)}
      </p>
    </>
  );
}
