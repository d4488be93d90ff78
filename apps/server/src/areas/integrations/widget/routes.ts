import { widgetQueryOn, widgetQuerySchema, type WidgetQuery } from '@waymark/contract/integrations/widget';
import { widgetPaths } from '@waymark/contract/integrations/widget-choices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkOnBoard } from '../../../platform/http/check-on-board.ts';
import type { App } from '../../../platform/http/app.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { listsKeptMs, type AnswerCache } from '../public-answers/answer-cache.ts';
import { writeFrame, writeList } from './presenter.ts';
import { readWidget, widgetKey } from './queries.ts';
import { writeScript } from './rules.ts';

const html = 'text/html; charset=utf-8';

/** It is shown in frames of any site; it runs nothing, sends nothing and loads nothing. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** The jobs of a company or of a search on any site: as a script, or in a frame (L-29). */
export function widgetRoutes(
  app: App,
  { index, answers, publicUrl }: { index: JobIndex; answers: AnswerCache; publicUrl: string },
): void {
  const script = writeScript(publicUrl);
  app.get(widgetPaths.script, { schema: { hide: true } }, (request, reply) =>
    answers.send(request, reply, {
      key: 'widget script',
      type: 'text/javascript; charset=utf-8',
      keptMs: listsKeptMs,
      headers: { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' },
      read: async () => script,
    }),
  );

  const schema = { hide: true, querystring: widgetQuerySchema } as const;
  const validatorCompiler = checkOnBoard({ query: widgetQueryOn });
  // Before the query is read: a refusal has to be seen as well.
  const listOptions = {
    schema,
    validatorCompiler,
    onRequest: setHeaders({ 'access-control-allow-origin': '*' }),
  };
  app.get<{ Querystring: WidgetQuery }>(widgetPaths.list, listOptions, (request, reply) =>
    answers.send(request, reply, {
      key: widgetKey('list', request.query),
      type: html,
      keptMs: listsKeptMs,
      headers: { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
      read: async () => writeList(await readWidget(index, request.query), publicUrl),
    }),
  );

  const pageOptions = {
    schema,
    validatorCompiler,
    onRequest: setHeaders({ 'content-security-policy': framePolicy }),
  };
  app.get<{ Querystring: WidgetQuery }>(widgetPaths.page, pageOptions, (request, reply) =>
    answers.send(request, reply, {
      key: widgetKey('page', request.query),
      type: html,
      keptMs: listsKeptMs,
      read: async () => writeFrame(await readWidget(index, request.query), request.query, publicUrl),
    }),
  );
}

function setHeaders(headers: Record<string, string>) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => void reply.headers(headers);
}
