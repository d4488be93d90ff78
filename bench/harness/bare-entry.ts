import Fastify from 'fastify';
import { reportFigures } from './process-figures.ts';

/** An answer that the bare route gives as it stands. */
export interface BareAnswer {
  headers: Record<string, string>;
  /** Base64: it crosses a process boundary as JSON. */
  body: string;
}

/* The least that answers with given bytes: Fastify and one route. What the product adds is the difference. */
reportFigures();
const app = Fastify();
let answers: { headers: Record<string, string>; body: Buffer }[] = [];

app.get<{ Params: { number: string } }>('/:number', (request, reply) => {
  const answer = answers[Number(request.params.number)];
  return answer ? reply.headers(answer.headers).send(answer.body) : reply.status(404).send();
});
process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('answers' in message)) return;
  answers = (message.answers as BareAnswer[]).map(({ headers, body }) => ({
    headers,
    body: Buffer.from(body, 'base64'),
  }));
  process.send?.({ loaded: true });
});
process.once('SIGTERM', () => void app.close());
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.({ ready: true });
