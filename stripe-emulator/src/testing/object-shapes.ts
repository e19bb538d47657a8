/** Compares objects with the shape that Stripe documents for their kind. */
import { readFileSync } from 'node:fs';

type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };
type ShapeFields = { readonly [field: string]: Shape };
type Fields = { readonly [field: string]: unknown };

/** Documented fields that the emulator leaves out, each with the reason. */
export const shapeExceptions: Readonly<Record<string, string>> = {
  'payment_method.metadata.order_id': 'a note that the example carries, not a field of the kind',
};

/** Kinds that the emulator serves and for which there is no documented example. */
export const kindsWithoutShape: readonly string[] = [
  'account',
  'customer_balance_transaction',
  'invoice_payment',
];

const shapes: ShapeFields = JSON.parse(
  readFileSync(new URL('./fixtures/object-shapes.json', import.meta.url), 'utf8'),
);

/** Each documented field that the object lacks or holds in another kind of value; null is always allowed. */
export function shapeProblemsOf(object: unknown): string[] {
  const kind = kindOf(object);
  if (kind === null) return ['not an object of a kind: no field `object`'];
  return problemsOfObject(kind, object);
}

function problemsOfObject(kind: string, object: unknown): string[] {
  if (kindsWithoutShape.includes(kind)) return [];
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  return shape === undefined ? [`${kind}: unknown kind`] : compare(object, shape, kind);
}

function compare(value: unknown, shape: Shape, path: string): string[] {
  if (value === null) return [];
  const expected = valueKindOfShape(shape);
  const actual = valueKindOf(value);
  if (expected !== 'null' && actual !== expected) {
    return [`${path}: ${actual} instead of ${expected}`];
  }
  if (isShapeList(shape)) return compareList(value, shape[0] ?? 'null', path);
  if (typeof shape === 'string') return compareList(value, 'null', path);
  return Object.entries(shape).flatMap(([field, fieldShape]) =>
    compareField(value, field, fieldShape, `${path}.${field}`),
  );
}

function compareField(object: unknown, field: string, shape: Shape, path: string): string[] {
  if (Object.hasOwn(shapeExceptions, path)) return [];
  if (!isFields(object) || !Object.hasOwn(object, field)) return [`${path}: missing`];
  return compareNested(object[field], shape, path);
}

function compareList(list: unknown, shape: Shape, path: string): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => compareNested(item, shape, `${path}[${index}]`));
}

/** An object that names its own kind is measured by that kind: an event's object, an expanded reference. */
function compareNested(value: unknown, shape: Shape, path: string): string[] {
  const kind = kindOf(value);
  if (kind === null) return compare(value, shape, path);
  return problemsOfObject(kind, value).map((problem) => `${path} > ${problem}`);
}

function kindOf(value: unknown): string | null {
  return isFields(value) && typeof value.object === 'string' ? value.object : null;
}

function valueKindOfShape(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  return isShapeList(shape) ? 'array' : 'object';
}

function valueKindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function isShapeList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
