import { begunWork, endedWork, type TracedWork } from '../traced.ts';
import type { App } from '../http/app.ts';
import { routeOf } from '../metrics/measure-requests.ts';

/** A proxy asks for these every two seconds. */
const unseen: readonly string[] = ['/healthz', '/readyz'];
const traceparentFormat = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/**
 * Publishes each request with all that is done for it, named by its route. Behind a trusted proxy the caller's trace is
 * continued: the proxy takes the header off visitors' requests.
 */
export function traceRequests(app: App, trustProxy: boolean): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    if (!begunWork.hasSubscribers || unseen.includes(request.url)) return done();
    const method = request.routeOptions.url === undefined ? 'any' : request.method;
    const route = routeOf(request);
    const { traceparent } = request.headers;
    const isBelieved = trustProxy && typeof traceparent === 'string' && traceparentFormat.test(traceparent);
    const work: TracedWork = {
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      isRoot: true,
      traceparent: isBelieved ? traceparent : undefined,
    };
    let hasEnded = false;
    // Streams that a route sends by itself, and connections that break, end without a hook.
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      work.attributes = { ...work.attributes, 'http.response.status_code': raw.statusCode };
      if (raw.statusCode >= 500) work.failure = String(raw.statusCode);
      endedWork.publish(work);
    };
    raw.once('finish', end).once('close', end);
    begunWork.runStores(work, done);
  });
}
