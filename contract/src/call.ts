/** How a call is declared: once, for the server, the browser's client, the API document and the inventory of routes. */
import { z } from 'zod';
import type { Entitlement } from './plans.ts';
import type { Role } from './roles.ts';

export type Access = 'public' | Role;

/** What a call takes much of; beyond what the server can do at once, it is refused before it is read. */
export type Cost = 'calculation' | 'file' | 'forecast' | 'image' | 'password';

/**
 * What an environment asks of every request: `host` and `origin` are the names and the sites that it knows,
 * `development` its password, `staff` that all its calls are for staff.
 */
export type Gate = 'host' | 'origin' | 'development' | 'staff';

/** The part that the browser needs to make the call. It has no schemas, so that small pages stay small. */
export type CallAddress = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/portfolios/{id}`. */
  readonly path: `/${string}`;
  /** How long the client waits for the whole reply; without it, as long as a slow phone may need. */
  readonly timeoutMs?: number | undefined;
  /** The media type of a body that is bytes, and not JSON: the handler gets them as they came. */
  readonly rawBody?: string | undefined;
  /** The media type of a reply that is a file. It comes with a name where the handler gives one. */
  readonly file?: string | undefined;
};

export type CallShape = CallAddress & {
  readonly access: Access;
  /** What the caller's plan must include. */
  readonly entitlement?: Entitlement;
  /** The gates that do not stop it: those who make it come from elsewhere, or open the gate with it. */
  readonly passesGates?: readonly Gate[];
  readonly cost?: Cost;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /**
   * Parameters of the query for staff alone. From others they are refused, not ignored: staff whose token
   * has run out would take a shorter list for the whole one.
   */
  readonly staffQuery?: readonly string[];
  readonly body?: z.ZodType;
  /** Without it, as much as a form needs. */
  readonly bodyMaxBytes?: number;
  /** Lists and objects of the body that lie within more than so many others are not looked at, and cost no time. */
  readonly bodyDepth?: number;
  /** The same for fields of the body that are read deeper, by their names. */
  readonly bodyFieldDepths?: Readonly<Record<string, number>>;
  /** The JSON replies of success, by status. Failures are the same for all calls. */
  readonly replies?: Readonly<Record<number, z.ZodType>>;
  /** The JSON is sent in parts as they are worked out, so nothing checks it against its schema on the way. */
  readonly isStreamed?: true;
  /** The Cache-Control of a good reply. Without it, and for every failure, nobody may keep what is replied. */
  readonly caching?: string;
};

export function defineCall<const Shape extends CallShape>(shape: Shape): Shape {
  return shape;
}

export type CallBody<Call extends CallShape> = Call['body'] extends z.ZodType
  ? z.infer<Call['body']>
  : undefined;
export type CallQuery<Call extends CallShape> = Call['query'] extends z.ZodType
  ? z.infer<Call['query']>
  : undefined;
export type CallParams<Call extends CallShape> = Call['params'] extends z.ZodType
  ? z.infer<Call['params']>
  : undefined;

/** The value of a JSON reply. */
export type CallReply<Call extends CallShape> =
  Call['replies'] extends Readonly<Record<number, z.ZodType>>
    ? z.infer<Call['replies'][keyof Call['replies']]>
    : undefined;

/** What the browser gives to make the call: the same parts before defaults are filled in. */
export type CallInput<Call extends CallShape> = InputPart<'params', Call['params']> &
  InputPart<'query', Call['query']> &
  InputPart<'body', Call['body']> &
  (Call['rawBody'] extends string ? { readonly body: Blob } : unknown);

type InputPart<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [Key in Name]: z.input<Schema> }
  : unknown;

export const errorReply = z.object({
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
