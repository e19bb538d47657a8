import { expect, it } from 'vitest';
import { settableClock } from '../../testing/settable-clock.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { makeArticle } from '../articles/articles.fixture.ts';
import { articles } from '../articles/articles.tables.ts';
import { addImage } from './add-image.ts';
import { aPicture } from './image-files.fixture.ts';
import { imageJobs } from './images.jobs.ts';
import { imageFiles, images } from './images.tables.ts';
import { createImageMaker } from './make-image.ts';

const clock = settableClock();
const { db, pool, rateLimit } = await createTestApp({ clock });
const deps = { db, clock, rateLimit, imageMaker: createImageMaker() };
const dayMs = 86_400_000;

async function anImage(height: number): Promise<string> {
  const bytes = await aPicture({ width: 500, height }).png().toBuffer();
  const { src } = await addImage(deps, { actor: { actorId: null, role: 'super_admin' }, bytes });
  return src;
}
const showing = (src: string) => `<p><img src="${src}" alt="A chart" width="500" height="9"></p>`;

async function nextNight(days = 1): Promise<void> {
  clock.advance(days * dayMs);
  for (const { run } of imageJobs({ db, clock })) await run();
}

const kept = async () => (await db.select().from(images)).map(({ height }) => height).toSorted();

it('an image stays while an article or its revision shows it, and 30 days longer', async () => {
  const ofArticle = await anImage(1);
  const ofRevision = await anImage(2);
  await anImage(3);
  await anImage(4);
  await makeArticle({ db, clock }, 'shown', { content: showing(ofArticle) });
  await pool.query(
    `INSERT INTO article_revisions (article_id, title, content, excerpt, meta_title,
       meta_description, meta_keywords, category, tags, author, reading_minutes, saved_at)
     SELECT id, title, $1, excerpt, meta_title,
       meta_description, meta_keywords, category, tags, author, reading_minutes, updated_at
     FROM articles`,
    [showing(ofRevision)],
  );

  await nextNight(29);
  expect(await kept()).toEqual([1, 2, 3, 4]);
  // Added again, and so of use again.
  await anImage(4);
  await nextNight(2);
  expect(await kept()).toEqual([1, 2, 4]);
  await nextNight(365);
  expect(await kept()).toEqual([1, 2]);

  await db.update(articles).set({ content: '<p>Without</p>' });
  await nextNight(29);
  expect(await kept()).toEqual([1, 2]);
  await nextNight(2);
  expect(await kept()).toEqual([2]);
  expect((await db.select().from(imageFiles)).map(({ width }) => width).toSorted()).toEqual([
    480, 500,
  ]);
});
