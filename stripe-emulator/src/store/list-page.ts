/** Which part of a list is asked for. */
import { invalidRequest } from '../stripe-error.ts';

export type ListPage = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: CreatedRange | undefined;
};

export type CreatedRange = {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
};

export function requireOneCursor({ starting_after: after, ending_before: before }: ListPage): void {
  if (after === undefined || before === undefined) return;
  throw invalidRequest(
    'Received both starting_after and ending_before parameters. Please pass in only one.',
  );
}
