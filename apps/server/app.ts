import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import { apiErrorSchema } from '@waymark/contract/errors';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { areas } from './areas.ts';
import { feedRoutes } from './src/areas/content/blog/routes.ts';
import { partnerFeedRoutes } from './src/areas/integrations/feeds/partner-routes.ts';
import { noticeKeyRoutes } from './src/areas/integrations/search-notices/routes.ts';
import { syndicationRoutes } from './src/areas/integrations/feeds/routes.ts';
import { iconRoutes } from './src/areas/office/board-settings/routes.ts';
import { sitemapRoutes } from './src/areas/pages/job-pages/sitemap-routes.ts';
import { sharePictureRoutes } from './src/areas/pages/share-pictures/routes.ts';
import { createJobIndex, type JobIndex } from './src/areas/search/job-search/job-index.ts';
import { OffersCache } from './src/areas/search/salaries/offers-cache.ts';
import { listSalaryAddresses } from './src/areas/search/salaries/queries.ts';
import { synonymIndex } from './src/areas/search/synonyms/synonym-index.ts';
import { board } from './src/platform/board/board.ts';
import type { Config } from './src/platform/config.ts';
import { provideLegalTemplates } from './src/ssr/page-data.ts';
import { listDeploymentWarnings, listOperatorWarnings } from './src/platform/deployment-warnings.ts';
import { AppError } from './src/platform/errors.ts';
import type { App } from './src/platform/http/app.ts';
import { compressAnswer } from './src/platform/http/compress-answer.ts';
import { connectionLimits, limitConnections, serverOptions } from './src/platform/http/connection-limits.ts';
import { describeFailure, retryAfterSeconds } from './src/platform/http/describe-failure.ts';
import { noteUnusedConnections } from './src/platform/http/drain-connections.ts';
import { handleError } from './src/platform/http/error-handler.ts';
import { nameCallers } from './src/platform/http/name-callers.ts';
import { noteRequests } from './src/platform/http/note-requests.ts';
import { refuseUnreadableAddress } from './src/platform/http/refuse-unreadable.ts';
import { refuseUnstorable } from './src/platform/http/refuse-unstorable.ts';
import { describeForm } from './src/platform/http/serve.ts';
import { mailboxRoutes } from './src/platform/mail/mailbox-routes.ts';
import type { Services } from './src/platform/services.ts';

export interface BuiltApp {
  app: App;
  index: JobIndex;
  offers: OffersCache;
}

/** Builds the HTTP application without listening: tests call it in-process, on a search that outlives it. */
export async function buildApp(
  services: Services,
  logger: FastifyBaseLogger,
  startIndex = createJobIndex,
): Promise<BuiltApp> {
  provideLegalTemplates(services.config);
  const app = createServer(services.config, logger);
  limitConnections(app, connectionLimits, services.config.trustProxy);
  noteUnusedConnections(app);
  nameCallers(app);
  addHooks(app, services.config.publicUrl);
  await app.register(multipart);
  await app.register(swagger, {
    openapi: { info: { title: 'The API of the job board', version: '1' } },
    transform: describeRoute,
  });
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
      api.addHook('onRoute', ({ schema }) => {
        if (!schema || schema.hide) return;
        schema.response = { ...(schema.response as object), '4xx': apiErrorSchema, '5xx': apiErrorSchema };
      });
      await api.register(swaggerUi, docsOptions);
      for (const { routes } of areas) for (const register of routes) register(api, services, index);
      api.get('/openapi.json', { schema: { hide: true } }, async () => nameDescription(app.swagger()));
      api.all('/*', { schema: { hide: true } }, () => {
        throw new AppError('not_found', 'The API has nothing at this address. It is described at /api/docs.');
      });
    },
    { prefix: '/api' },
  );
  addHealth(app, services, index);
  addFiles(app, services, { index, offers });
  if (services.config.demo && services.config.smtpUrl === undefined)
    mailboxRoutes(app, services.database, services.config.publicUrl);
  return { app, index, offers };
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
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this address.');
  });
  return app;
}

/** The search, with the words that the board has mean the same, and what postings pay; all end with the application. */
function openSearch(
  app: App,
  index: JobIndex,
  services: Services,
  logger: FastifyBaseLogger,
): Omit<BuiltApp, 'app'> {
  const offers = new OffersCache(services, logger);
  const stopSynonyms = synonymIndex.follow(services.database, services.notices, logger);
  app.addHook('onClose', async () => {
    await index.stop();
    offers.stop();
    await stopSynonyms();
  });
  return { index, offers };
}

const docsOptions: FastifySwaggerUiOptions = {
  routePrefix: '/docs',
  staticCSP: true,
  transformSpecification: nameDescription,
  transformSpecificationClone: true,
  uiHooks: {
    // The page names its files beside it: without the slash at its end they would be looked for a folder above.
    onRequest: ({ url }, reply, next) => {
      if (/^\/api\/docs(?=\?|$)/.test(url)) void reply.redirect('/api/docs/', 301);
      else next();
    },
  },
};

/** The board may be renamed while the description is kept. */
function nameDescription<T extends object>(description: T): T & { info: object } {
  return {
    ...description,
    info: { title: board.settings.name, version: '1', description: 'The API of the job board.' },
  };
}

const describeChecked = createJsonSchemaTransform({ skipList: ['/api/openapi.json'] });

/** A form is read as it comes, so its route has no body to check: its fields are described here. */
const describeRoute: typeof describeChecked = (given) => {
  const described = describeChecked(given);
  const body = describeForm(String(given.route.method), given.url.replace(/^\/api/, ''));
  return body ? { ...described, schema: { ...described.schema, body } } : described;
};

function addHooks(app: App, publicUrl: string): void {
  app.addHook('onRequest', refuseUnreadableAddress);
  noteRequests(app);
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // The key in the address of a partner's feed is a secret.
    const path = request.url.split('?')[0]?.replace(/^(\/feeds\/partners\/[^/]*\/).*/, '$1…');
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    describeFailure(reply);
    if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
}

/** What programs read beside the API: where everything is, and what is new, and what a link shows. */
function addFiles(app: App, services: Services, { index, offers }: Omit<BuiltApp, 'app'>): void {
  iconRoutes(app);
  sitemapRoutes(app, services, index, () => listSalaryAddresses(offers));
  feedRoutes(app, services);
  syndicationRoutes(app, services, index);
  partnerFeedRoutes(app, services, index);
  noticeKeyRoutes(app, services);
  sharePictureRoutes(app, services, index);
}

/** `/healthz`: the process lives. `/readyz`: it can answer, database and search included, and what is amiss. */
function addHealth(app: App, { database, config }: Services, index: JobIndex): void {
  const warnings = listDeploymentWarnings(config);
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  async function look() {
    await index.ready;
    try {
      await sql`select 1`.execute(database);
    } catch {
      throw new AppError('unavailable', 'The database does not answer.', { retryAfterSeconds });
    }
    return { status: 'ready', warnings: [...warnings, ...listOperatorWarnings(board.settings, config)] };
  }
  // Health checks are not counted among the requests of an address: however many ask at once, the database is asked once.
  let looking: ReturnType<typeof look> | undefined;
  app.get('/readyz', { schema: { hide: true } }, () => {
    looking ??= look().finally(() => (looking = undefined));
    return looking;
  });
}
