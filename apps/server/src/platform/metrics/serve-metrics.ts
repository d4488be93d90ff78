import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { portError } from '../http/listen.ts';
import type { MeasuredParts } from './create-registry.ts';

export interface RunningMetrics {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Answers GET /metrics on a port of its own, which is not meant for visitors; nothing is loaded where it is not set.
 * Throws a StartError that says what to do when the port is not to be had.
 */
export async function serveMetrics(
  { metrics }: Pick<Config, 'metrics'>,
  parts: MeasuredParts,
  log: Logger,
): Promise<RunningMetrics | undefined> {
  if (!metrics) return undefined;
  const { createRegistry } = await import('./create-registry.ts');
  const { registry, stop } = createRegistry(parts);
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return response.writeHead(404).end('Metrics are at /metrics.\n');
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read');
        response.writeHead(500).end('The metrics could not be read. The log says why.\n');
      },
    );
  });
  server.maxConnections = 20;
  try {
    server.listen(metrics.port, metrics.host);
    await once(server, 'listening');
  } catch (error) {
    stop();
    throw explain(error, metrics.port);
  }
  const { port } = server.address() as AddressInfo;
  log.info({ port, host: metrics.host }, 'metrics are served');
  return {
    port,
    async stop() {
      await close(server);
      stop();
    },
  };
}

function explain(error: unknown, port: number): unknown {
  const known = portError(error, port);
  return known instanceof StartError
    ? new StartError(`METRICS_PORT: port ${port} is not to be had. Set METRICS_PORT to a free one.`, {
        cause: error,
      })
    : known;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
