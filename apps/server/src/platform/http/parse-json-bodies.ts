import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { jsonLimits, type JsonLimits } from '../input/json-limits.ts';
import { findExcess } from '../input/parse-json.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In place of those of any call. */
    jsonLimits?: JsonLimits;
  }
}

/** Has JSON bodies counted before they are parsed: the fewest bytes that a body may have hold millions of values. */
export function parseJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    try {
      refuseExcess(text, request);
    } catch (error) {
      done(error as AppError);
      return;
    }
    void parse(request, text, done);
  });
}

function refuseExcess(text: string, { routeOptions }: FastifyRequest): void {
  const excess = findExcess(text, routeOptions.config.jsonLimits ?? jsonLimits.call);
  if (excess === undefined) return;
  throw new AppError('too_large', msg`The request has ${excess}. Send less at once.`);
}
