/** A proxy of the database that a test can cut or hold up, as a dead or stalled server would. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atEnd } from './at-end.ts';

export type DatabaseProxy = {
  /** That of the database, by way of this proxy. */
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => void;
  /** Takes what is sent and new connections, too, and lets no reply through. */
  readonly hold: () => void;
  readonly mend: () => void;
};

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
    if (isHeld) far.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // It listens on a port, so its address is not the name of a pipe.
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    hold: () => {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
