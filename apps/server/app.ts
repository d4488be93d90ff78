import multipart from '@fastify/multipart';
import { apiErrorSchema } from '@waymark/contract/errors';
import { msg } from '@waymark/contract/text/message';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { areas } from './areas.ts';
import { openJobIndex } from './src/areas/search/engine/engine-job-index.ts';
import type { JobIndex } from './src/areas/search/job-search/job-index.ts';
import { OffersCache } from './src/areas/search/salaries/offers-cache.ts';
import { namePlaces } from './src/areas/places/places/answer-name-rules.ts';
import { synonymIndex } from './src/areas/search/synonyms/synonym-index.ts';
import { board } from './src/platform/board/board.ts';
import type { Config } from './src/platform/config.ts';
import { provideLegalTemplates } from './src/ssr/page-data.ts';
import { listDeploymentWarnings, listOperatorWarnings } from './src/platform/deployment-warnings.ts';
import { AppError, retryAfterSeconds } from './src/platform/errors.ts';
import type { App } from './src/platform/http/app.ts';
import type { ApiDescription, DescribedRoute } from './src/platform/http/describe-api.ts';
import { compressAnswer } from './src/platform/http/compress-answer.ts';
import { connectionLimits, limitConnections, serverOptions } from './src/platform/http/connection-limits.ts';
import { describeFailure } from './src/platform/http/describe-failure.ts';
import {
  closeWhenLeaving,
  noteUnusedConnections,
  type Leaving,
} from './src/platform/http/drain-connections.ts';
import { languageOf } from './src/platform/http/request-language.ts';
import { sayMessage } from './src/platform/http/say-to.ts';
import { handleError } from './src/platform/http/error-handler.ts';
import { nameCallers } from './src/platform/http/name-callers.ts';
import { noteRequests } from './src/platform/http/note-requests.ts';
import { parseJsonBodies } from './src/platform/http/parse-json-bodies.ts';
import { loggedPath, refuseKeyInAddress } from './src/platform/http/refuse-key-in-address.ts';
import { refuseUnreadableAddress } from './src/platform/http/refuse-unreadable.ts';
import { refuseUnstorable } from './src/platform/http/refuse-unstorable.ts';
import { nameKeptParts } from './src/platform/http/surrogate-keys.ts';
import { securityContactRoutes } from './src/platform/http/security-contact-routes.ts';
import { measureRequests } from './src/platform/metrics/measure-requests.ts';
import { traceRequests } from './src/platform/tracing/trace-requests.ts';
import { createScanner } from './src/platform/scan/clamd.ts';
import { mailExamples } from './src/areas/office/mail-templates/example-rules.ts';
import { mailboxRoutes } from './src/platform/mail-delivery/mailbox-routes.ts';
import type { Services } from './src/platform/services.ts';

export interface BuiltApp {
  app: App;
  index: JobIndex;
  offers: OffersCache;
  /** From here on `/readyz` sends a balancer to other nodes; everything else is still answered. */
  leave(): void;
}

/** Builds the HTTP application without listening: tests call it in-process, on a search that outlives it. */
export async function buildApp(
  services: Services,
  logger: FastifyBaseLogger,
  startIndex = openJobIndex,
): Promise<BuiltApp> {
  provideLegalTemplates(services.config);
  const app = createServer(services.config, logger);
  limitConnections(app, connectionLimits, services.config.trustProxy);
  noteUnusedConnections(app);
  const leaving = closeWhenLeaving(app);
  // Before the caller is named: what is done for it belongs to its request.
  traceRequests(app, services.config.trustProxy);
  nameCallers(app);
  parseJsonBodies(app);
  addHooks(app, services.config);
  await app.register(multipart);
  const { clamd } = services.config;
  if (clamd) app.decorate('scanUpload', createScanner(clamd, logger));
  const { index, offers } = openSearch(app, startIndex(services, logger), services, logger);
  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      api.addHook('onSend', async (_request, reply) => {
        // Answers of the API are personal or live: nothing between here and the browser keeps them.
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        reply.header('x-content-type-options', 'nosniff');
      });
      api.addHook('onSend', compressAnswer);
      // After the schemas: a webhook's body is bytes until its signature was checked.
      api.addHook('preHandler', refuseUnstorable);
      // Every route fails in the one shape; saying so here puts it into the description of each.
      const described: DescribedRoute[] = [];
      api.addHook('onRoute', (route) => {
        const { schema, method } = route;
        if (!schema || schema.hide || method === 'HEAD') return;
        schema.response = { ...(schema.response as object), '4xx': apiErrorSchema, '5xx': apiErrorSchema };
        described.push(route);
      });
      for (const { routes = [] } of areas) for (const register of routes) register(api, services, index);
      addDescription(api, described, services.config.publicUrl);
      api.all('/*', { schema: { hide: true } }, () => {
        throw new AppError(
          'not_found',
          msg`The API has nothing at this address. It is described at /api/docs.`,
        );
      });
    },
    { prefix: '/api' },
  );
  addHealth(app, services, index, leaving);
  securityContactRoutes(app, services.config);
  for (const { files = [] } of areas)
    for (const register of files) register(app, { services, index, offers });
  if (services.config.demo && services.config.smtpUrl === undefined)
    mailboxRoutes(app, services.database, {
      publicUrl: services.config.publicUrl,
      examples: mailExamples(services.config.publicUrl),
    });
  return { app, index, offers, leave: leaving.begin };
}

/** People read places in their language; machines get the usual names. */
function nameAnswers(app: App): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const isForPeople = /^\/api\/(?!v1\/)/.test(request.routeOptions.url ?? '');
    done(null, isForPeople ? namePlaces(payload, languageOf(request)) : payload);
  });
}

/** A server without routes that checks by the contract's schemas and fails in the one shape. */
function createServer(config: Config, logger: FastifyBaseLogger): App {
  const app: App = Fastify({
    ...serverOptions(connectionLimits),
    loggerInstance: logger,
    // One proxy stands in front: what it was told of others before it, a client can invent.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 1024 * 1024,
    // Each request's line is written by the hook below, without the query: it may hold personal data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('preSerialization', sayMessage);
  nameAnswers(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', msg`There is nothing at this address.`);
  });
  return app;
}

/** The search, with the words that the board has mean the same, and what postings pay; all end with the application. */
function openSearch(
  app: App,
  index: JobIndex,
  services: Services,
  logger: FastifyBaseLogger,
): Pick<BuiltApp, 'index' | 'offers'> {
  const offers = new OffersCache(services, logger);
  const stopSynonyms = synonymIndex.follow(services.database, services.notices, logger);
  app.addHook('onClose', async () => {
    await index.stop();
    offers.stop();
    await stopSynonyms();
  });
  return { index, offers };
}

/** The description of the API, and its pages, which are built when somebody first looks. */
function addDescription(api: App, described: readonly DescribedRoute[], publicUrl: string): void {
  let description: Promise<ApiDescription> | undefined;
  const open = () => {
    description ??= import('./src/platform/http/describe-api.ts').then(({ describeApi }) =>
      describeApi(described, publicUrl),
    );
    return description;
  };
  const hidden = { schema: { hide: true } };
  api.get('/openapi.json', hidden, async () => (await open()).document());
  // The page names its files beside it: without the slash at its end they would be looked for a folder above.
  api.get('/docs', hidden, (_request, reply) => reply.redirect('/api/docs/', 301));
  api.get('/docs/*', hidden, async ({ url }, reply) => {
    const { statusCode, headers, rawPayload } = await (await open()).pages.inject(url);
    const { 'transfer-encoding': _sent, connection: _kept, ...rest } = headers;
    return reply.status(statusCode).headers(rest).send(rawPayload);
  });
  api.addHook('onClose', async () => (await description)?.pages.close());
}

function addHooks(app: App, { publicUrl, cdn }: Config): void {
  app.addHook('onRequest', refuseUnreadableAddress);
  app.addHook('onRequest', refuseKeyInAddress);
  noteRequests(app);
  measureRequests(app);
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = loggedPath(request.url);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    describeFailure(reply);
    nameKeptParts(reply, cdn);
    if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
}

/** `/healthz`: the process lives. `/readyz`: it can answer, database and search included, and what is amiss. */
function addHealth(app: App, { database, config }: Services, index: JobIndex, leaving: Leaving): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  async function look() {
    await index.requireFilled();
    try {
      await sql`select 1`.execute(database);
    } catch {
      throw new AppError('unavailable', msg`The database does not answer.`, { retryAfterSeconds });
    }
    return {
      status: 'ready',
      warnings: [...listDeploymentWarnings(config), ...listOperatorWarnings(board.settings, config)],
    };
  }
  // Health checks are not counted among the requests of an address: however many ask at once, the database is asked once.
  let looking: ReturnType<typeof look> | undefined;
  app.get('/readyz', { schema: { hide: true } }, () => {
    if (leaving.hasBegun()) {
      throw new AppError('unavailable', msg`This node is about to end. Please ask another.`, {
        retryAfterSeconds,
      });
    }
    looking ??= look().finally(() => (looking = undefined));
    return looking;
  });
}
