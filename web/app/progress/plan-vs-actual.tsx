/** The plan against reality: the answer, the figures and the two lines. */

import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { ProgressCourse } from '@debt-payoff/contract/progress';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { failureText } from '../forms/call-failure.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Waiting } from '../ui/skeleton.tsx';
import { CourseChart } from './plan-vs-actual-chart.tsx';
import { CourseAnswer } from './plan-vs-actual-summary.tsx';
import { useCourse } from './queries.ts';
import { Stats } from './stats.tsx';

export function CoursePart({ portfolio }: { readonly portfolio: Portfolio }) {
  const { data, error, isError, refetch } = useCourse(portfolio.id);
  if (data === undefined) {
    return isError ? (
      <LoadFailure
        title={failureText(error, navigationTexts.failures.somethingWentWrong)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Waiting text={navigationTexts.loading} />
    );
  }
  return <Course portfolio={portfolio} course={data} />;
}

function Course(props: { readonly portfolio: Portfolio; readonly course: ProgressCourse }) {
  const { portfolio, course } = props;
  return (
    <>
      <CourseAnswer portfolio={portfolio} course={course} />
      <Stats portfolio={portfolio} course={course} />
      {course.happened.length === 0 ? null : <CourseChart course={course} />}
    </>
  );
}
