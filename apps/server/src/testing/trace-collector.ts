import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '../platform/config.ts';
import type { Logger } from '../platform/log.ts';
import { startTracing } from '../platform/tracing/start-tracing.ts';

type Attribute = { key: string; value: Record<string, unknown> };

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number; message?: string };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: CollectedSpan[] }[];
  }[];
}

/** A collector of traces, to which this process exports until the test has ended; `status` is what it answers. */
export async function collectTraces(
  log: Logger,
  { status = 200, settings = {} }: { status?: number; settings?: Record<string, string> } = {},
) {
  const exports: { headers: NodeJS.Dict<string | string[]>; body: Export }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') exports.push({ headers: request.headers, body: body as Export });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`, ...settings });
  const stop = await startTracing(config, log);
  onTestFinished(async () => {
    await stop();
    server.closeAllConnections();
    server.close();
  });
  const spans = () =>
    exports.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return {
    exports,
    /** The spans of the trace that has one of this name; nothing more is exported from then on. */
    async traceOf(name: string): Promise<CollectedSpan[]> {
      await stop();
      await expect.poll(() => spans().map((span) => span.name), { timeout: 20_000 }).toContain(name);
      const { traceId } = spans().find((span) => span.name === name) ?? {};
      return spans().filter((span) => span.traceId === traceId);
    },
  };
}

export const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
