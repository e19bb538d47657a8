import { imageLimits } from '@debt-payoff/contract/image-addresses';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { describe, expect, it } from 'vitest';
import { staffedVariables } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createImageWorld } from './adding-images.fixture.ts';
import { aPicture, html, lyingFiles } from './image-files.fixture.ts';
import { aPng, pngChunk } from './png.fixture.ts';

const world = await createImageWorld();
const { app, clock, superAdmin, add, show } = world;
const { imageFailed, imageTooLarge } = adminTexts.articles;
const lying = await lyingFiles();

describe('what is refused', () => {
  it.each(lying)('$name', async ({ bytes }) => {
    const { status, body } = await add(bytes, { type: 'image/png' });
    expect(body).toMatchObject({ error: imageFailed, code: 'invalid_input' });
    expect(status).toBe(400);
  });

  it('one byte too many; as many as are allowed are read', async () => {
    const filled = (length: number): Buffer => {
      const without = aPng({ before: [pngChunk('tEXt', '')] }).length;
      return aPng({ before: [pngChunk('tEXt', Buffer.alloc(length - without, 'a\0b'))] });
    };
    const largest = filled(imageLimits.maxBytes);
    expect(largest).toHaveLength(imageLimits.maxBytes);
    expect((await add(largest)).status).toBe(201);
    const { status, body } = await add(filled(imageLimits.maxBytes + 1));
    expect(status).toBe(413);
    expect(body).toMatchObject({ error: imageTooLarge, code: 'too_large' });
  });

  it('more than 60 in an hour by one of the staff, refused files among them; others go on', async () => {
    const slow = await createTestApp({
      clock,
      database: world,
      variables: { ...staffedVariables, RATE_LIMIT_FACTOR: '0.05' },
    });
    const statuses = [];
    for (const file of [aPng(), Buffer.from(html), aPng(), aPng(), Buffer.from(html)]) {
      statuses.push((await add(file, { to: slow.app })).status);
    }
    // Those before have counted, too.
    expect(statuses).toEqual([429, 429, 429, 429, 429]);
    expect((await add(aPng(), { to: slow.app, as: superAdmin })).status).toBe(201);
  });
});

describe('an image is served', () => {
  it('to anyone, for good, as nothing but an image', async () => {
    const { body } = await add(await aPicture({ width: 500, height: 5 }).png().toBuffer());
    const { statusCode, headers, rawPayload } = await show(body.src, {
      'accept-encoding': 'gzip, br',
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      // Feed readers show it on their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();

    const head = await app.inject({ method: 'HEAD', url: body.src });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);

    const known = await show(body.src, { 'if-none-match': headers.etag });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    expect(known.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': headers['cache-control'],
    });
    const smaller = await show(body.src.replace('/500.', '/480.'), {
      'if-none-match': headers.etag,
    });
    expect(smaller.statusCode).toBe(200);
  });

  const hash = 'ab'.repeat(32);
  it.each([
    '/images/',
    `/images/${hash}`,
    `/images/${hash}/480.webp`,
    `/images/${hash}/480.png`,
    `/images/${hash.toUpperCase()}/480.webp`,
    `/images/${hash}/99999999999.webp`,
    `/images/../api/admin/images`,
    `/images/..%2f..%2fetc%2fpasswd`,
    `/images/%2e%2e/%2e%2e/etc/passwd`,
    `/images/${hash}/480.webp%00`,
    `/images/${hash}' OR '1'='1/480.webp`,
    `/images/${'a'.repeat(5_000)}`,
  ])('only where there is one: %s', async (path) => {
    for (const headers of [{}, { 'if-none-match': `"${hash}-480"` }]) {
      const reply = await show(encodeURI(decodeURI(path)), headers);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect([400, 401, 404]).toContain(reply.statusCode);
      expect(reply.headers['content-type']).not.toContain('image');
    }
  });
});
