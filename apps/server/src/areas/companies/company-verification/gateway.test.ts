import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTextLookUp } from './gateway.ts';

/** A name server that knows one host, with a record in two pieces; of others it says that there are none. */
let server: Socket;
let address: string;

function answerTo(query: Buffer): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const question = query.subarray(12, end);
  const isKnown = question.includes('docks');
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(isKnown ? 1 : 0, 6);
  if (!isKnown) return Buffer.concat([head, question]);
  const pieces = ['waymark-verification=', 'token'].map((text) =>
    Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]),
  );
  const data = Buffer.concat(pieces);
  const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, question, record, data]);
}

beforeAll(async () => {
  server = createSocket('udp4', (query, { port, address: from }) => {
    server.send(answerTo(query), port, from);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  address = `127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

test('[H-2] records are read whole; a host without any is told from name servers that are silent', async () => {
  const lookUp = createTextLookUp([address]);
  expect(await lookUp('docks.example')).toEqual(['waymark-verification=token']);
  expect(await lookUp('quays.example')).toBeNull();
  expect(await createTextLookUp(['127.0.0.1:1'])('docks.example')).toBeUndefined();
});
