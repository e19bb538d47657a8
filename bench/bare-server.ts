/** A Fastify with one route that stringifies and sends one object, which it reads from its input. */
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';

const answer = await json(process.stdin);
const app = Fastify();
app.get('/', async () => answer);
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
console.log('listening');
