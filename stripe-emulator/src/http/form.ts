/** Reads parameters from a form or a query, with Stripe's brackets for what is nested. */
import qs from 'qs';
import * as z from 'zod';
import { invalidRequest, type StripeError } from '../stripe-error.ts';

export type Form = Readonly<Record<string, unknown>>;

export function parseForm(body: string): Form {
  requireNoNul(body);
  requireNoPrototype(body);
  try {
    return qs.parse(body, {
      // A name such as `toString` is a name like any other, and not left out in silence.
      plainObjects: true,
      allowPrototypes: true,
      depth: 8,
      strictDepth: true,
      arrayLimit: 200,
      parameterLimit: 1_000,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    throw invalidRequest(`The parameters cannot be read: ${String(error)}`);
  }
}

/** The parser would leave it out in silence. */
function requireNoPrototype(encoded: string): void {
  for (const param of new URLSearchParams(encoded).keys()) {
    if (!/(^|\[)__proto__(\]|\[|$)/.test(param)) continue;
    throw invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
}

/** PostgreSQL cannot keep the character NUL, in an address or a body. */
export function requireNoNul(encoded: string): void {
  if (!encoded.includes('%00') && !encoded.includes('\0')) return;
  throw invalidRequest('The character NUL is not allowed in a request.');
}

/** Each thing that is wrong is named by its parameter, the first of them in Stripe's words. */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const result = z.safeParse(schema, form);
  if (result.success) return result.data;
  const [issue] = flatten(result.error.issues);
  if (issue === undefined) throw invalidRequest('The parameters are invalid.');
  throw errorOf(issue, form);
}

/** Of a union, the alternative that went furthest says what is wrong. */
function flatten(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const alternatives = issue.errors.map((errors) =>
      flatten(errors.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))),
    );
    const deepest = alternatives
      .filter((errors) => !errors.every(isAboutEmptyText))
      .toSorted((one, other) => depthOf(other) - depthOf(one));
    return deepest[0] ?? [issue];
  });
}

/** That a value could also be unset says nothing about what is wrong with it. */
function isAboutEmptyText(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === '';
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function errorOf(issue: z.core.$ZodIssue, form: Form): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = nameOf(issue.path);
  const given = valueAt(form, issue.path);
  if (given === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  if (issue.message.startsWith('Invalid integer')) {
    return invalidRequest(issue.message, { code: 'parameter_invalid_integer', param });
  }
  if (given === '') {
    return invalidRequest(issue.message, { code: 'parameter_invalid_empty', param });
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

function nameOf(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

function valueAt(form: Form, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    form,
  );
}
