import { describe, expect, test } from 'vitest';
import { OutboundFailure, type Outbound, type OutboundAnswer } from '../../../platform/outbound/outbound.ts';
import { isDocumentAddress, readClientDocument } from './document-gateway.ts';

const address = 'https://assistant.example/client.json';
const said = {
  client_id: address,
  client_name: 'Job helper',
  redirect_uris: ['https://assistant.example/back'],
};

const answerOf = (body: string, status = 200): OutboundAnswer => ({
  status,
  headers: {},
  url: address,
  body: (async function* read() {
    yield new TextEncoder().encode(body);
  })(),
  discard: async () => {},
});
const outboundOf = (answer: () => OutboundAnswer): Pick<Outbound, 'ask'> => ({ ask: async () => answer() });
const read = (answer: () => OutboundAnswer) =>
  readClientDocument(outboundOf(answer), address, 'https://board.example');

describe('[L-29] what an assistant says of itself at its address', () => {
  test('is read', async () => {
    expect(await read(() => answerOf(JSON.stringify(said)))).toEqual({
      name: 'Job helper',
      redirectUris: ['https://assistant.example/back'],
    });
  });

  test.each<[string, () => OutboundAnswer]>([
    ['of another', () => answerOf(JSON.stringify({ ...said, client_id: 'https://other.example/a' }))],
    ['without its name', () => answerOf(JSON.stringify({ redirect_uris: said.redirect_uris }))],
    [
      'with an address that no answer goes to',
      () => answerOf(JSON.stringify({ ...said, redirect_uris: ['http://other.example'] })),
    ],
    ['that is no JSON', () => answerOf('<html>')],
    ['that is too deep', () => answerOf('['.repeat(2000))],
    ['that is missing', () => answerOf('', 404)],
    ['that leads elsewhere', () => answerOf('', 302)],
    [
      'inside the network of the board',
      () => {
        throw new OutboundFailure('It is not on the public internet.');
      },
    ],
  ])('%s is refused in one sentence', async (_what, answer) => {
    await expect(read(answer)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^What this assistant says of itself cannot be used\. /),
    });
  });

  test.each([
    ['https://assistant.example/client.json', true],
    ['https://assistant.example/', false],
    ['https://assistant.example', false],
    ['http://assistant.example/client.json', false],
    ['https://a:b@assistant.example/client.json', false],
    ['https://assistant.example/client.json#part', false],
    ['https://assistant.example/a/../client.json', false],
    ['https://ASSISTANT.example/client.json', false],
    ['javascript:alert(1)', false],
    [`https://assistant.example/${'a'.repeat(500)}`, false],
  ])('%s: %s', (id, is) => {
    expect(isDocumentAddress(id)).toBe(is);
  });
});
