/** Reads files of images: each is in memory once, however many take it at the same time, and however slowly. */
import { imagePath } from '@debt-payoff/contract/image-addresses';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { findWebp, type ImageFile } from './images.store.ts';

type WebpReader = (file: ImageFile, reply: Pick<FastifyReply, 'raw'>) => Promise<Buffer | null>;

export function createWebpReader(db: Database): WebpReader {
  const open = new Map<string, { readonly webp: Promise<Buffer | null>; readers: number }>();
  return (file, { raw }) => {
    const path = imagePath(file);
    const read = open.get(path) ?? { webp: findWebp(db, file), readers: 0 };
    read.readers += 1;
    open.set(path, read);
    const leave = (): void => {
      read.readers -= 1;
      if (read.readers === 0) open.delete(path);
    };
    if (raw.destroyed) leave();
    else raw.once('close', leave);
    return read.webp;
  };
}
