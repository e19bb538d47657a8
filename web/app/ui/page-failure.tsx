/** A whole page that could not be loaded: its title, what failed, and another try, which loads all of it. */
import { LoadFailure } from './load-failure.tsx';

export function PageFailure({
  title,
  failure,
}: {
  readonly title: string;
  readonly failure: string;
}) {
  return (
    <div className="page lone-message">
      <h1 className="h2">{title}</h1>
      <LoadFailure title={failure} onRetry={() => window.location.reload()} />
    </div>
  );
}
