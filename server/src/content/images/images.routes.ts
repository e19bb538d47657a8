/** Takes images from staff and shows them to everyone. */
import { imagePathPattern } from '@debt-payoff/contract/image-addresses';
import { addImageCall } from '@debt-payoff/contract/images';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { FastifyError, FastifyInstance } from 'fastify';
import { actorOf } from '../../audit/actor.ts';
import { callerOf } from '../../platform/access.ts';
import { serveCall } from '../../platform/calls.ts';
import { DomainError } from '../../platform/errors.ts';
import { namesTag } from '../../platform/render-cache-page.ts';
import { addImage, countImage, type ImageDeps } from './add-image.ts';
import { hasImageFile, type ImageFile } from './images.store.ts';
import { createWebpReader } from './read-webp.ts';

export function serveImages(app: FastifyInstance, deps: ImageDeps): void {
  // In a scope of its own, since it has its own words for a file that is too large.
  void app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error;
    });
    serveAddImage(scope, deps);
  });
  serveImageFiles(app, deps);
}

function serveAddImage(app: FastifyInstance, deps: ImageDeps): void {
  serveCall(
    app,
    addImageCall,
    async ({ body, request, reply }) => {
      reply.status(201);
      return addImage(deps, { actor: actorOf(callerOf(request)), bytes: body });
    },
    {
      admit: async (request) => {
        // What a file is said to be does not matter, not even where it is no type at all.
        request.headers['content-type'] = 'application/octet-stream';
        await countImage(deps, actorOf(callerOf(request)));
      },
    },
  );
}

function tooLarge(): DomainError {
  return new DomainError('too_large', { message: adminTexts.articles.imageTooLarge });
}

/** What stands at an address never changes. Pages and readers of the feed may show it wherever they are. */
const shownHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

function serveImageFiles(app: FastifyInstance, { db }: Pick<ImageDeps, 'db'>): void {
  const readWebp = createWebpReader(db);
  const open = {
    config: { access: 'public', caching: null },
    compress: false,
    schema: { hide: true },
  } as const;
  app.get<{ Params: { '*': string } }>('/images/*', open, async (request, reply) => {
    const file = imageFileOf(`/images/${request.params['*']}`);
    const etag = `"${file?.hash}-${file?.width}"`;
    const isKnown = namesTag(request.headers['if-none-match'], etag);
    if (file !== null && isKnown && (await hasImageFile(db, file))) {
      return reply
        .status(304)
        .headers({ ...shownHeaders, etag })
        .send();
    }
    const webp = file === null ? null : await readWebp(file, reply);
    if (webp === null) {
      reply.header('cache-control', 'no-store');
      throw new DomainError('not_found');
    }
    return reply
      .headers({ ...shownHeaders, etag })
      .type('image/webp')
      .send(webp);
  });
}

function imageFileOf(path: string): ImageFile | null {
  const [, hash, width] = imagePathPattern.exec(path) ?? [];
  return hash === undefined || width === undefined ? null : { hash, width: Number(width) };
}
