import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { endedWork, begunWork, type TracedWork } from '../traced.ts';

/** What Node's `fetch` and undici publish, and what `http.request` does. */
interface Published {
  request: { method: string; origin?: string | URL } | ClientRequest;
  response?: { statusCode: number } | IncomingMessage;
  error?: unknown;
}

/**
 * Publishes each call to another server as work. `named` are the hosts of the operator's own settings, which a span
 * names: addresses that people entered, which may hold a secret, are "elsewhere".
 */
export function traceOutbound(named: readonly string[]): () => void {
  const calls = new WeakMap<object, TracedWork>();
  function begin({ request }: Published): void {
    const work: TracedWork = {
      name: `call ${request.method}`,
      kind: 'client',
      attributes: { 'http.request.method': request.method, 'server.address': nameOf(hostOf(request), named) },
    };
    calls.set(request, work);
    begunWork.publish(work);
  }
  function end({ request, response, error }: Published): void {
    const work = calls.get(request);
    if (!work) return;
    calls.delete(request);
    if (response)
      work.attributes = { ...work.attributes, 'http.response.status_code': response.statusCode ?? 0 };
    else work.failure = error;
    endedWork.publish(work);
  }
  const listeners = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', end],
    ['http.client.request.start', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ] as const;
  const hear = (listener: (published: Published) => void) => (published: unknown) =>
    listener(published as Published);
  const heard = listeners.map(([name, listener]) => [name, hear(listener)] as const);
  for (const [name, listener] of heard) subscribe(name, listener);
  return () => {
    for (const [name, listener] of heard) unsubscribe(name, listener);
  };
}

function hostOf(request: Published['request']): string {
  if ('origin' in request) return URL.parse(String(request.origin))?.hostname ?? '';
  return 'host' in request ? request.host : '';
}

const nameOf = (host: string, named: readonly string[]) => (named.includes(host) ? host : 'elsewhere');
