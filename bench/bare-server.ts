/** A Fastify with one route that sends what it reads from its input: as an object, or as ready gzip bytes. */
import { buffer, json } from 'node:stream/consumers';
import Fastify from 'fastify';

const [, , port, kind] = process.argv;
const app = Fastify();
if (kind === 'gzip') {
  const page = await buffer(process.stdin);
  app.get('/', (_request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'gzip');
    return reply.send(page);
  });
} else {
  const reply = await json(process.stdin);
  app.get('/', async () => reply);
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');
