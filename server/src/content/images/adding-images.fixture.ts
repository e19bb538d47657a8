/** The app with staff who add images to it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { imageWidths } from '@debt-payoff/contract/image-addresses';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../testing/people.ts';
import { createStaffedApp } from '../../testing/staff.ts';

type Adding = {
  readonly to?: FastifyInstance;
  readonly as?: Pick<Person, 'token'>;
  readonly type?: string;
};

export async function createImageWorld() {
  const world = await createStaffedApp();
  const { app, admin } = world;
  const add = async (
    payload: Buffer,
    { to = app, as = admin, type = 'application/octet-stream' }: Adding = {},
  ) => {
    const { path: url } = adminAddresses.addImage;
    const headers = { authorization: `Bearer ${as.token}`, 'content-type': type };
    const reply = await to.inject({ method: 'POST', url, headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const show = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
  /** All sizes of one, as they are served. */
  const readSizes = async ({ src, width }: { src: string; width: number }): Promise<Buffer[]> => {
    const paths = imageWidths(width).map((smaller) => src.replace(/\d+(?=\.webp$)/, `${smaller}`));
    return Promise.all(paths.map(async (path) => (await show(path)).rawPayload));
  };
  return { ...world, add, show, readSizes };
}
