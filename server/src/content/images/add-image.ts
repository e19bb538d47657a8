/** Keeps an image that staff add to an article. */
import { imagePath } from '@debt-payoff/contract/image-addresses';
import type { AddedImage } from '@debt-payoff/contract/images';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type Actor, lockCountedActor } from '../../audit/actor.ts';
import { changesBetween, recordAct } from '../../audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import { saveImage } from './images.store.ts';
import type { ImageMaker } from './make-image.ts';

export type ImageDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly rateLimit: Pick<RateLimiter, 'within'>;
  readonly imageMaker: ImageMaker;
};

/** More than an article needs. Each may take seconds of work and some megabytes for a month. */
const imageLimit: Limit = { name: 'staff_image', points: 60, seconds: 60 * 60 };

/** Before the file is read: one that is refused has cost its part. */
export async function countImage({ db, rateLimit }: ImageDeps, actor: Actor): Promise<void> {
  if (actor.actorId !== null) await rateLimit.within(db)(imageLimit, String(actor.actorId));
}

export async function addImage(
  { db, clock, imageMaker }: ImageDeps,
  { actor, bytes }: { readonly actor: Actor; readonly bytes: Buffer },
): Promise<AddedImage> {
  const made = await imageMaker.make(bytes);
  if (made === null) {
    throw new DomainError('invalid_input', { message: adminTexts.articles.imageFailed });
  }
  const { hash, width, height } = made;
  const id = await db.transaction(async (tx) => {
    const { actorId } = await lockCountedActor(tx, actor);
    const now = clock.now();
    const { id, isNew } = await saveImage(tx, made, now);
    const changes = changesBetween({ width: null, height: null }, { width, height });
    const act = { action: 'image_added', subject: 'image', subjectId: id, userId: null } as const;
    if (isNew) await recordAct(tx, { actorId, ...act, changes, now });
    return id;
  });
  return { id, src: imagePath({ hash, width }), width, height };
}
