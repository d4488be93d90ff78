import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** The answer of a source at a path: a text, JSON, or a listener. */
type FeedAnswer = string | Buffer | object | RequestListener;

export interface FeedServer {
  /** The address of a path. */
  at(path: string): string;
  /** By path without what follows "?". */
  answers: Record<string, FeedAnswer>;
  /** Paths with their parameters, in the order in which they were asked for. */
  asked: string[];
}

/** A server of somebody else at 127.0.0.1, which the application of the tests may ask; empty before each test. */
export function useFeedServer(): FeedServer {
  const feed: FeedServer = { at: () => '', answers: {}, asked: [] };
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    feed.asked.push(path);
    const answer = feed.answers[path.split('?')[0] ?? ''];
    if (typeof answer === 'function') {
      (answer as RequestListener)(request, response);
      return;
    }
    if (answer === undefined) return void response.writeHead(404).end();
    const text = typeof answer === 'string' || Buffer.isBuffer(answer) ? answer : JSON.stringify(answer);
    if (typeof answer === 'string' && answer.includes('<html'))
      response.setHeader('content-type', 'text/html');
    response.end(text);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    feed.at = (path) => `http://127.0.0.1:${port}${path}`;
  });
  beforeEach(() => {
    feed.answers = {};
    feed.asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return feed;
}
