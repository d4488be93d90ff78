import { connect } from 'node:net';
import type { FuzzRequest } from './requests.ts';

export type Outcome = { status: number } | { status: undefined; problem: 'hang' | 'no answer' };

const maxHead = 64 * 1024;

/** Sends the bytes as they stand, over a connection of its own: a client library would mend them first. */
export function sendRequest(
  origin: URL,
  { method, address, contentType, body }: Pick<FuzzRequest, 'method' | 'address' | 'contentType' | 'body'>,
  headers: Record<string, string>,
  hangMs: number,
): Promise<Outcome> {
  const lines = Object.entries({
    host: origin.host,
    connection: 'close',
    ...headers,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(body && { 'content-length': String(body.length) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(Number(origin.port || 80), origin.hostname);
    let head = '';
    socket.setTimeout(hangMs, () => {
      resolve({ status: undefined, problem: 'hang' });
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      if (head.length < maxHead && !head.includes('\r\n\r\n')) head += chunk.toString('latin1');
      // A stream of events has answered with its head: it has no end to wait for.
      if (isEventStream(head)) socket.destroy();
    });
    // A server that has said why it refuses may stop reading.
    socket.on('error', () => {});
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
      resolve(status === undefined ? { status, problem: 'no answer' } : { status: Number(status) });
    });
    socket.write(`${method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n`);
    if (body) socket.write(body);
  });
}

function isEventStream(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  return end >= 0 && /^content-type: *text\/event-stream\b/im.test(answer.slice(0, end));
}
