import { AsyncResource } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { runForCaller } from '../caller.ts';
import type { App } from './app.ts';
import { networkOf } from '../rate-limits/network.ts';

/** Says for whom a request's work is done, until its answer. */
export function nameCallers(app: App): void {
  const scopes = new WeakMap<FastifyRequest, AsyncResource>();
  app.addHook('onRequest', (request, _reply, done) => {
    runForCaller({ address: networkOf(request.ip), isSignedIn: false, isOutsideLines: false }, () => {
      scopes.set(request, new AsyncResource('request'));
      done();
    });
  });
  // The events of a body belong to the connection, which has no caller.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.runInAsyncScope(done);
    else done();
  });
}
