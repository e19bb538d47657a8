/** Real SMTP servers on loopback, good and odd ones, for tests of mail. Each ends with its test. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

type Refusal = { readonly code: number; readonly words: string };

export type ReceivedMail = {
  /** Whether nobody on the way could read it. */
  readonly cameByTls: boolean;
  /** To whom the peer was told to bring it, whatever the mail itself says. */
  readonly recipients: readonly string[];
  readonly source: string;
  readonly mail: Email;
};

export type SmtpPeer = {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Those who tried to log in. */
  readonly logins: string[];
  readonly stop: () => Promise<void>;
};

export async function startSmtpPeer(
  options: {
    /** A peer that was stopped comes back where it was. */
    port?: number;
    login?: { user: string; password: string };
    /** Null to accept. */
    refuse?: (recipient: string) => Refusal | null;
    /** None where it is not said. */
    tls?: 'offered' | 'from the start';
  } = {},
): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const logins: string[] = [];
  const { login, refuse, tls } = options;
  const handlers: SMTPServerOptions = {
    onAuth: ({ username = '', password }, _session, reply) => {
      logins.push(username);
      if (username === login?.user && password === login.password) reply(null, { user: username });
      else reply(refusalError({ code: 535, words: 'Authentication failed' }));
    },
    onRcptTo: ({ address }, _session, reply) => {
      const refusal = refuse?.(address) ?? null;
      reply(refusal === null ? null : refusalError(refusal));
    },
    onData: (stream, { envelope, secure }, reply) => {
      const receive = async (): Promise<void> => {
        const source = await buffer(stream);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const mail = await PostalMime.parse(source);
        received.push({ cameByTls: secure, recipients, source: source.toString('utf8'), mail });
      };
      receive().then(() => reply(), reply);
    },
  };
  const peer = new SMTPServer({
    ...handlers,
    ...(await readCertificate()),
    secure: tls === 'from the start',
    disabledCommands: [
      ...(tls === undefined ? ['STARTTLS'] : []),
      ...(login === undefined ? ['AUTH'] : []),
    ],
    allowInsecureAuth: true,
    authOptional: login === undefined,
    disableReverseLookup: true,
    logger: false,
  });
  // A client that hangs up is no failure of the peer.
  peer.on('error', () => {});
  const listening = peer.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= new Promise((resolve) => peer.close(resolve));
    return stopped;
  };
  onTestFinished(stop);
  return { port: portOf(listening), received, logins, stop };
}

/** For the name localhost, by nobody but itself, until 2120. It guards nothing and is kept here for tests. */
export const certificateFile = join(import.meta.dirname, 'smtp-peer-certificate/certificate.pem');

async function readCertificate(): Promise<{ cert: string; key: string }> {
  const keyFile = join(import.meta.dirname, 'smtp-peer-certificate/key.pem');
  const [cert, key] = await Promise.all([
    readFile(certificateFile, 'utf8'),
    readFile(keyFile, 'utf8'),
  ]);
  return { cert, key };
}

type OddPeer = {
  readonly port: number;
  /** Resolves with the first connection. */
  readonly connected: Promise<Socket>;
};

/** Takes connections and never says a word. */
export function startSilentPeer(): Promise<OddPeer> {
  return startOddPeer((socket) => socket.resume());
}

/** Greets, and has no end of things to add to its first reply. */
export function startChattyPeer(): Promise<OddPeer> {
  return startOddPeer((socket) => {
    socket.write('220 peer.example ESMTP\r\n');
    socket.once('data', () => {
      const chatter = setInterval(() => socket.write('250-AND-MORE\r\n'), 20);
      socket.once('close', () => clearInterval(chatter));
    });
  });
}

async function startOddPeer(behave: (socket: Socket) => void): Promise<OddPeer> {
  const { promise: connected, resolve } = Promise.withResolvers<Socket>();
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    // A client that hangs up is what these peers are for.
    socket.on('error', () => {});
    sockets.push(socket);
    behave(socket);
    resolve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  });
  return { port: portOf(server), connected };
}

function refusalError({ code, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port');
  return address.port;
}
