import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { guestAlertRoutes } from './src/modules/alerts/guest-routes.ts';
import { alertRoutes } from './src/modules/alerts/routes.ts';
import { pictureRoutes } from './src/modules/accounts/picture-routes.ts';
import { accountRoutes } from './src/modules/accounts/routes.ts';
import { employerApplicationRoutes } from './src/modules/applications/employer-routes.ts';
import { applicationRoutes } from './src/modules/applications/routes.ts';
import { billingRoutes } from './src/modules/billing/routes.ts';
import { careerServicesRoutes } from './src/modules/career-services/routes.ts';
import { checkoutWebhookRoutes } from './src/modules/career-services/webhook-routes.ts';
import { companyInvitationRoutes } from './src/modules/companies/invitation-routes.ts';
import { companyMemberRoutes } from './src/modules/companies/member-routes.ts';
import { employerSignupRoutes } from './src/modules/companies/signup-routes.ts';
import { companyProfileRoutes } from './src/modules/companies/profile-routes.ts';
import { contactRoutes } from './src/modules/contact/routes.ts';
import { callBackRoutes } from './src/modules/contact/call-back-routes.ts';
import { apiErrorSchema } from '@waymark/contract/errors';
import { createJobIndex, type JobIndex } from './src/modules/jobs/index-queries.ts';
import { jobConfirmationRoutes } from './src/modules/jobs/confirmation-routes.ts';
import { jobReportRoutes } from './src/modules/jobs/report-routes.ts';
import { jobRoutes } from './src/modules/jobs/routes.ts';
import { sitemapRoutes } from './src/modules/jobs/sitemap-routes.ts';
import { deletionRoutes } from './src/modules/own-data/deletion-routes.ts';
import { exportRoutes } from './src/modules/own-data/export-routes.ts';
import { likeRoutes } from './src/modules/saved-jobs/like-routes.ts';
import { savedJobRoutes } from './src/modules/saved-jobs/routes.ts';
import { guestReviewRoutes } from './src/modules/resume-review/guest-routes.ts';
import { consentRoutes } from './src/modules/resume-review/consent-routes.ts';
import { resumeReviewRoutes } from './src/modules/resume-review/routes.ts';
import { signupRoutes } from './src/modules/resume-review/signup-routes.ts';
import { resumeRoutes } from './src/modules/resumes/routes.ts';
import { AppError } from './src/platform/errors.ts';
import type { App } from './src/platform/http/app.ts';
import { handleError, refuseUnreadableAddress } from './src/platform/http/error-handler.ts';
import { refuseUnstorable } from './src/platform/http/refuse-unstorable.ts';
import { mailboxRoutes } from './src/platform/mail/mailbox-routes.ts';
import type { Services } from './src/platform/services.ts';

/** Routes of the domains, below `/api`. */
const routeModules: ((app: App, services: Services, index: JobIndex) => void)[] = [
  jobRoutes,
  jobReportRoutes,
  jobConfirmationRoutes,
  accountRoutes,
  pictureRoutes,
  signupRoutes,
  resumeRoutes,
  resumeReviewRoutes,
  consentRoutes,
  guestReviewRoutes,
  applicationRoutes,
  employerApplicationRoutes,
  savedJobRoutes,
  likeRoutes,
  exportRoutes,
  deletionRoutes,
  contactRoutes,
  callBackRoutes,
  alertRoutes,
  guestAlertRoutes,
  companyProfileRoutes,
  employerSignupRoutes,
  companyMemberRoutes,
  companyInvitationRoutes,
  billingRoutes,
  careerServicesRoutes,
  checkoutWebhookRoutes,
];

export interface BuiltApp {
  app: App;
  index: JobIndex;
}

/** Builds the HTTP application without listening: tests call it in-process. */
export async function buildApp(services: Services, logger: FastifyBaseLogger): Promise<BuiltApp> {
  const app: App = Fastify({
    loggerInstance: logger,
    // One proxy stands in front: what it was told of others before it, a client can invent.
    trustProxy: services.config.trustProxy ? (_address, hop) => hop === 0 : false,
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
  addHooks(app, services.config.publicUrl);
  await app.register(multipart);
  await app.register(swagger, {
    openapi: { info: { title: 'Waymark', version: '1', description: 'The API of the job board.' } },
    transform: createJsonSchemaTransform({ skipList: ['/api/openapi.json'] }),
  });
  const index = createJobIndex(services.database);
  services.changes.subscribe(async (change) => {
    await index.refresh(change.jobNumbers);
  });
  await app.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      api.addHook('onSend', async (_request, reply) => {
        // Answers of the API are personal or live: nothing between here and the browser keeps them.
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        reply.header('x-content-type-options', 'nosniff');
      });
      api.addHook('preValidation', refuseUnstorable);
      // Every route fails in the one shape; saying so here puts it into the description of each.
      api.addHook('onRoute', ({ schema }) => {
        if (!schema || schema.hide) return;
        schema.response = { ...(schema.response as object), '4xx': apiErrorSchema, '5xx': apiErrorSchema };
      });
      await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
      for (const register of routeModules) register(api, services, index);
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
      api.all('/*', { schema: { hide: true } }, () => {
        throw new AppError('not_found', 'The API has nothing at this address. It is described at /api/docs.');
      });
    },
    { prefix: '/api' },
  );
  addHealth(app, services, index);
  sitemapRoutes(app, services, index);
  if (services.config.demo && services.config.smtpUrl === undefined) mailboxRoutes(app, services.database);
  return { app, index };
}

function addHooks(app: App, publicUrl: string): void {
  app.addHook('onRequest', refuseUnreadableAddress);
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = request.url.split('?')[0];
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });
}

/** `/healthz`: the process lives. `/readyz`: it can answer, database and search included. */
function addHealth(app: App, { database }: Services, index: JobIndex): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await index.ready;
      await sql`select 1`.execute(database);
    } catch {
      throw new AppError('unavailable', 'The database does not answer.');
    }
    return { status: 'ready' };
  });
}
