// A receiver of webhooks: checks the signature, takes each webhook once, and answers at once.
// SECRET=whsec_… node examples/webhook-receiver/receiver.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET ?? '');
const port = Number(process.env.PORT ?? 4000);
/** A real receiver keeps the ids with what it did, in one transaction. */
const taken = new Set();

async function receive(request, response) {
  const body = await text(request);
  try {
    const event = webhook.verify(body, request.headers);
    const id = request.headers['webhook-id'];
    if (!taken.has(id)) console.log(event.type, event.data);
    taken.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end('The signature does not fit.');
  }
}

const server = createServer((request, response) => void receive(request, response));
server.listen(port, () => console.log(`Listening on http://127.0.0.1:${port}`));
