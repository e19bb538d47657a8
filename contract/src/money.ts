/** Pounds are what people and the wire speak; pence are what the product counts in. */
import { product } from './product.ts';

const sterling = new Intl.NumberFormat(product.locale, {
  style: 'currency',
  currency: product.currency,
});

export function penceFromPounds(pounds: number): number {
  return Math.round(pounds * 100);
}

export function poundsFromPence(pence: number): number {
  return pence / 100;
}

/** '£1,234.50' */
export function formatPence(pence: number): string {
  return sterling.format(pence / 100);
}

/** The same for an amount as the wire has it. */
export function formatPounds(pounds: number): string {
  return formatPence(penceFromPounds(pounds));
}

export function basisPointsFromPercent(percent: number): number {
  return Math.round(percent * 100);
}

/** Whether the number is written with at most this many decimals. */
export function hasAtMostDecimals(value: number, decimals: number): boolean {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale === value;
}
