/** An image of an article, for tests that do not look at it. */
import { imagePath } from '@debt-payoff/contract/image-addresses';
import { saveImage } from '../content/images/images.store.ts';
import { testNow } from './settable-clock.ts';
import type { TestDatabase } from './test-app.ts';

/** Its address. */
export async function storeImage({ db }: Pick<TestDatabase, 'db'>): Promise<string> {
  const image = { hash: '0a'.repeat(32), width: 3, height: 2 };
  const files = [{ width: 3, webp: Buffer.from('webp') }];
  await db.transaction((tx) => saveImage(tx, { ...image, files }, testNow));
  return imagePath(image);
}
