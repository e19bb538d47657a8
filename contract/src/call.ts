/** How a call is declared: once, for the server that answers it and the browser that makes it. */
import { z } from 'zod';
import type { Role } from './roles.ts';

export type Access = 'public' | Role;

/** What a call takes much of; beyond what the server can do at once, it is refused before it is read. */
export type Cost = 'calculation' | 'password';

export type CallShape = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/portfolios/{id}`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly cost?: Cost;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Without it, as much as a form needs. */
  readonly bodyMaxBytes?: number;
  /** The reply of success, by status. Failures are the same for all calls. */
  readonly replies: Readonly<Record<number, z.ZodType>>;
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
export type CallReply<Call extends CallShape> = z.infer<Call['replies'][keyof Call['replies']]>;

/** What the browser gives to make the call: the same parts before defaults are filled in. */
export type CallInput<Call extends CallShape> = InputPart<'params', Call['params']> &
  InputPart<'query', Call['query']> &
  InputPart<'body', Call['body']>;

type InputPart<Name extends string, Schema> = Schema extends z.ZodType
  ? { readonly [Key in Name]: z.input<Schema> }
  : unknown;

export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
