/** What is said of an image that could not be added. */
import { CallError } from '@debt-payoff/contract/client';
import { imageLimits } from '@debt-payoff/contract/image-addresses';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { serverText } from '../../../forms/call-failure.ts';

const { imageTooLarge, imageFailed } = adminTexts.articles;

/** Told before anything is sent; null where it may be sent. */
export function imageProblem({ size }: { readonly size: number }): string | null {
  return size > imageLimits.maxBytes ? imageTooLarge : null;
}

/** Where there were too many, or the server is busy, it says when to try again. */
export function imageFailure(error: unknown): string {
  if (!(error instanceof CallError)) return imageFailed;
  if (error.status === 413) return imageTooLarge;
  const isBusy = error.status === 429 || error.status === 503;
  return (isBusy ? serverText(error) : null) ?? imageFailed;
}

/** The bytes of an image within HTML; null where they cannot be read. */
export function blobOf(data: string): Blob | null {
  const [head = '', body = ''] = data.split(',', 2);
  try {
    const binary = /;base64$/i.test(head)
      ? atob(body.replaceAll(/\s/g, ''))
      : decodeURIComponent(body);
    return new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))]);
  } catch {
    return null;
  }
}
