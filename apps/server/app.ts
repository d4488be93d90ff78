import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import Fastify, { LogController } from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from './src/platform/http/app.ts';
import { handleError } from './src/platform/http/error-handler.ts';
import { AppError } from './src/platform/errors.ts';
import type { Services } from './src/platform/services.ts';

/** One entry per domain that has routes; each registers them below `/api`. */
const routeModules: ((app: App, services: Services) => void)[] = [];

/** Builds the HTTP application without listening: tests call it in-process. */
export async function buildApp(services: Services, logger: FastifyBaseLogger): Promise<App> {
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: services.config.trustProxy,
    bodyLimit: 1024 * 1024,
    // Each request's line is written by the hook below, without the query: it may hold personal data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(multipart);
  await app.register(swagger, {
    openapi: { info: { title: 'Waymark', version: '1', description: 'The API of the job board.' } },
    transform: createJsonSchemaTransform({ skipList: ['/api/openapi.json'] }),
  });
  await app.register(
    async (api) => {
      api.setNotFoundHandler(() => {
        throw new AppError('not_found', 'The API has nothing at this address. See /api/docs.');
      });
      api.addHook('onSend', async (_request, reply) => {
        // Answers of the API are personal or live: nothing between here and the browser keeps them.
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        reply.header('x-content-type-options', 'nosniff');
      });
      for (const register of routeModules) register(api as unknown as App, services);
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: '/api' },
  );
  return app;
}
