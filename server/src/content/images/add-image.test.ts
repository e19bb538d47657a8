import { createHash } from 'node:crypto';
import { imagePath } from '@debt-payoff/contract/image-addresses';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit.tables.ts';
import { createImageWorld } from './adding-images.fixture.ts';
import { aPicture, html } from './image-files.fixture.ts';
import { images } from './images.tables.ts';
import { aPng, pngChunk } from './png.fixture.ts';

const { db, clock, admin, superAdmin, add, readSizes } = await createImageWorld();

const entries = () =>
  db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'image_added'))
    .orderBy(asc(auditEntries.id));

describe('an image that staff add', () => {
  it('is kept in the sizes that pages use, at an address made of its hash', async () => {
    const { status, body } = await add(
      await aPicture({ width: 3_000, height: 2_000 }).png().toBuffer(),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      src: expect.any(String),
      width: 1_440,
      height: 960,
    });
    const sizes = await readSizes(body);
    const sides = await Promise.all(sizes.map((size) => sharp(size).metadata()));
    expect(sides.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 480, 320],
      ['webp', 960, 640],
      ['webp', 1_440, 960],
    ]);
    const hash = createHash('sha256')
      .update(sizes.at(-1) ?? '')
      .digest('hex');
    expect(body.src).toBe(imagePath({ hash, width: 1_440 }));
  });

  it.each([
    { came: [1, 1], kept: [1, 1] },
    { came: [481, 10], kept: [481, 10] },
    { came: [1_441, 1], kept: [1_440, 1] },
    { came: [65_535, 9], kept: [1_440, 1] },
    { came: [1, 65_535], kept: [1, 5_760] },
    { came: [500, 10_000], kept: [288, 5_760] },
  ])('of $came pixels becomes one of $kept', async ({ came: [width, height], kept }) => {
    const { body } = await add(aPng({ width: width ?? 0, height: height ?? 0 }));
    expect([body.width, body.height]).toEqual(kept);
    for (const size of await readSizes(body))
      expect((await sharp(size).metadata()).format).toBe('webp');
  });

  it.each([
    'image/svg+xml',
    'text/html',
    'application/json',
    'multipart/form-data',
    'nonsense',
    '',
  ])('is what its bytes are, whatever it is called: %s', async (type) => {
    expect((await add(aPng(), { type })).status).toBe(201);
  });

  it('stands upright, as its camera says', async () => {
    const sideways = await aPicture({ width: 30, height: 20 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await add(sideways);
    expect([body.width, body.height]).toEqual([20, 30]);
  });

  it('has the colours that it had, in the space that all screens know', async () => {
    const red = { create: { width: 9, height: 9, channels: 3, background: '#f00' } } as const;
    const { body } = await add(await sharp(red).withIccProfile('p3').png().toBuffer());
    const [size] = await readSizes(body);
    const { data } = await sharp(size).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(245);
    expect(data[1]).toBeLessThan(10);
  });

  it('keeps nothing of its file but the pixels', async () => {
    const words = 'planted-words';
    const picture = aPicture({ width: 1_200, height: 20 });
    const exif = { IFD0: { Copyright: words, ImageDescription: html } };
    const files = [
      aPng({ width: 1_200, before: [pngChunk('tEXt', `Comment\0${words}${html}`)] }),
      await picture.clone().withExif(exif).withXmp(`<x>${words}</x>`).jpeg().toBuffer(),
      await picture.clone().withExif(exif).withXmp(`<x>${words}</x>`).webp().toBuffer(),
      await picture.clone().withExif(exif).withIccProfile('p3').png().toBuffer(),
    ];
    for (const file of files) {
      expect(file.includes(words)).toBe(true);
      const sizes = await readSizes((await add(file)).body);
      expect(sizes).toHaveLength(3);
      for (const size of sizes) {
        expect(size.toString('latin1')).not.toMatch(/planted|script|EXIF|XMP |ICCP/);
      }
    }
  });

  it('is kept once, and recorded once, however often and at whatever moment it is added', async () => {
    const file = await aPicture({ width: 77, height: 7 }).png().toBuffer();
    const before = (await entries()).length;
    const all = await Promise.all([file, file, file].map((same) => add(same)));
    const [first] = all;
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(all.map(({ body }) => body)).toEqual([first?.body, first?.body, first?.body]);

    clock.advance(60_000);
    expect((await add(file, { as: superAdmin })).body).toEqual(first?.body);
    const rows = await db.select().from(images).where(eq(images.id, first?.body.id));
    expect(rows).toMatchObject([{ usedAt: clock.now() }]);
    expect((await entries()).slice(before)).toMatchObject([
      {
        ...{ actorId: admin.id, subject: 'image', subjectId: first?.body.id, userId: null },
        changes: [
          { field: 'width', before: null, after: 77 },
          { field: 'height', before: null, after: 7 },
        ],
      },
    ]);
  });
});
