import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Answer = { status: number; bytes: Buffer } | { status: undefined; failure: string };

export interface Call {
  headers?: Record<string, string>;
  body?: Buffer;
  /** Delays the second half of the body by this time, like a client on a slow connection. */
  pauseMs?: number;
}

const hangMs = 20_000;

/** Over a connection of its own: one that was kept may end between two requests, which is no fault of the product. */
export function send(address: string, { headers = {}, body, pauseMs = 0 }: Call): Promise<Answer> {
  return new Promise((resolve) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const options = { method: body ? 'POST' : 'GET', headers: { ...headers, ...length }, agent: false };
    const sending = request(address, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
      response.on('error', () => resolve({ status: undefined, failure: 'cut' }));
    });
    sending.setTimeout(hangMs, () => {
      resolve({ status: undefined, failure: 'hang' });
      sending.destroy();
    });
    sending.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: undefined, failure: error.code === 'ECONNREFUSED' ? 'refused' : 'cut' }),
    );
    if (!body || pauseMs === 0) {
      sending.end(body);
      return;
    }
    sending.write(body.subarray(0, body.length / 2));
    void wait(pauseMs).then(() => sending.end(body.subarray(body.length / 2)));
  });
}

export function failureOf(answer: Answer): string {
  return answer.status === undefined ? answer.failure : String(answer.status);
}

/** What an answer of the API is about. */
export function readData({ bytes }: { bytes: Buffer }): unknown {
  return (JSON.parse(bytes.toString('utf8')) as { data: unknown }).data;
}
