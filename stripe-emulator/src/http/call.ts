/** One call of Stripe's API, declared: its address, what it takes and what it does. */
import * as z from 'zod';
import type { Kind } from '../store/kinds.ts';
import type { Page } from '../store/list-objects.ts';
import type { Transaction } from '../store/transaction.ts';
import { type Form, readParameters } from './form.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export type CallInput<Parameters> = {
  readonly tx: Transaction;
  readonly params: Parameters;
  /** The `:id` of the address. */
  readonly id: string;
  /** Every named part of the address. */
  readonly path: Readonly<Record<string, string>>;
};

export type Call = {
  readonly method: Method;
  readonly path: string;
  /** Reads the parameters, and gives what is then to be done in a transaction. */
  readonly prepare: (
    form: Form,
    path: Readonly<Record<string, string>>,
  ) => (tx: Transaction) => Promise<object>;
};

export function defineCall<Shape extends z.ZodRawShape>({
  method,
  path,
  parameters,
  run,
}: {
  readonly method: Method;
  readonly path: string;
  /** A parameter that is not here is refused by its name. */
  readonly parameters: Shape;
  readonly run: (input: CallInput<z.output<z.ZodObject<Shape>>>) => Promise<object>;
}): Call {
  const schema = z.strictObject(parameters);
  return {
    method,
    path,
    prepare: (form, pathParts) => {
      const params = readParameters(schema, form);
      return (tx) => run({ tx, params, path: pathParts, id: pathParts.id ?? '' });
    },
  };
}

/** One object by its id, as nearly every kind has it. */
export function retrieveCall(kind: Kind, path: string): Call {
  return defineCall({ method: 'GET', path, parameters: {}, run: ({ tx, id }) => tx.get(kind, id) });
}

export function listReply(url: string, { data, hasMore }: Page<object>): object {
  return { object: 'list', data, has_more: hasMore, url };
}
