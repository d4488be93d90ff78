import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import {
  createJsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { guestAlertRoutes } from './src/areas/seeking/alerts/guest-routes.ts';
import { alertRoutes } from './src/areas/seeking/alerts/routes.ts';
import { pictureRoutes } from './src/areas/identity/profile-pictures/routes.ts';
import { accountRoutes } from './src/areas/identity/accounts/routes.ts';
import { auditRoutes } from './src/areas/identity/audit/routes.ts';
import { staffRoutes } from './src/areas/identity/staff/routes.ts';
import { passkeyRoutes } from './src/areas/identity/two-step/passkey-routes.ts';
import { secondStepRoutes } from './src/areas/identity/two-step/routes.ts';
import { applicantRoutes } from './src/areas/hiring/applicants/applicant-routes.ts';
import { applicantBoardRoutes } from './src/areas/hiring/applicants/board-routes.ts';
import { applicationStageRoutes } from './src/areas/hiring/applicants/stage-routes.ts';
import { applicationResumeRoutes } from './src/areas/hiring/applicants/resume-routes.ts';
import { applicationRoutes } from './src/areas/hiring/applications/routes.ts';
import { staffCompanyRoutes } from './src/areas/office/back-office/company-routes.ts';
import { staffUserRoutes } from './src/areas/office/back-office/user-routes.ts';
import { staffMessageRoutes } from './src/areas/office/back-office/message-routes.ts';
import { mailReportRoutes } from './src/areas/office/back-office/mail-report-routes.ts';
import { staffMailRoutes } from './src/areas/office/back-office/mail-routes.ts';
import { redirectRoutes } from './src/areas/office/back-office/redirect-routes.ts';
import { staffPackageRoutes } from './src/areas/office/back-office/package-routes.ts';
import { boardFigureRoutes } from './src/areas/office/board-figures/routes.ts';
import { importReportRoutes } from './src/areas/jobs/job-import/report-routes.ts';
import { staffOrderRoutes } from './src/areas/payments/order-desk/order-routes.ts';
import { staffWebhookRoutes } from './src/areas/payments/order-desk/webhook-routes.ts';
import { overviewRoutes } from './src/areas/office/back-office/overview-routes.ts';
import { billingRoutes } from './src/areas/payments/billing/routes.ts';
import { candidateRoutes } from './src/areas/hiring/candidates/employer-routes.ts';
import { candidateProfileRoutes } from './src/areas/hiring/candidates/profile-routes.ts';
import { careerServicesRoutes } from './src/areas/payments/career-services/routes.ts';
import { checkoutWebhookRoutes } from './src/areas/payments/billing/webhook-routes.ts';
import { recordOrder } from './src/areas/payments/career-services/order-commands.ts';
import { recordPayment } from './src/areas/payments/memberships/payment-commands.ts';
import { moderatedReportRoutes } from './src/areas/office/moderation/report-routes.ts';
import { moderatedPostingRoutes } from './src/areas/office/moderation/posting-routes.ts';
import { membershipRoutes } from './src/areas/payments/memberships/routes.ts';
import { companyInvitationRoutes } from './src/areas/companies/companies/invitation-routes.ts';
import { companyMemberRoutes } from './src/areas/companies/companies/member-routes.ts';
import { employerSignupRoutes } from './src/areas/lifecycle/registration/employer-routes.ts';
import { companyHistoryRoutes } from './src/areas/companies/companies/history-routes.ts';
import { companyProfileRoutes } from './src/areas/companies/companies/profile-routes.ts';
import { companyMediaRoutes } from './src/areas/companies/company-media/routes.ts';
import { companyVerificationRoutes } from './src/areas/companies/company-verification/routes.ts';
import { applicationTimelineRoutes } from './src/areas/hiring/application-timeline/routes.ts';
import { conversationRoutes } from './src/areas/hiring/conversations/routes.ts';
import { declineRoutes } from './src/areas/hiring/declines/routes.ts';
import { interviewRoutes } from './src/areas/hiring/interviews/routes.ts';
import { mailChoiceRoutes } from './src/areas/identity/mail-choices/routes.ts';
import { contactRoutes } from './src/areas/content/contact/routes.ts';
import { callBackRoutes } from './src/areas/content/contact/call-back-routes.ts';
import { apiErrorSchema } from '@waymark/contract/errors';
import { createJobIndex, type JobIndex } from './src/areas/search/job-search/job-index.ts';
import { jobConfirmationRoutes } from './src/areas/jobs/jobs/confirmation-routes.ts';
import { jobReportRoutes } from './src/areas/jobs/jobs/report-routes.ts';
import { jobSearchRoutes } from './src/areas/search/job-search/routes.ts';
import { postingDraftRoutes } from './src/areas/posting/postings/draft-routes.ts';
import { postingFileRoutes } from './src/areas/posting/postings/file-routes.ts';
import { postingRoutes } from './src/areas/posting/postings/publishing-routes.ts';
import { jobViewRoutes } from './src/areas/jobs/job-views/routes.ts';
import { liveOrderRoutes } from './src/areas/payments/live-orders/routes.ts';
import { managedJobRoutes } from './src/areas/posting/managed-jobs/routes.ts';
import { OffersCache } from './src/areas/search/salaries/offers-cache.ts';
import { listSalaryAddresses } from './src/areas/search/salaries/queries.ts';
import { sitemapRoutes } from './src/areas/pages/job-pages/sitemap-routes.ts';
import { sharePictureRoutes } from './src/areas/pages/share-pictures/routes.ts';
import { ownCompanyRoutes } from './src/areas/companies/own-companies/routes.ts';
import { deletionRoutes } from './src/areas/lifecycle/own-data/deletion-routes.ts';
import { exportRoutes } from './src/areas/lifecycle/own-data/export-routes.ts';
import { likeRoutes } from './src/areas/seeking/saved-jobs/like-routes.ts';
import { savedJobRoutes } from './src/areas/seeking/saved-jobs/routes.ts';
import { guestReviewRoutes } from './src/areas/lifecycle/registration/guest-routes.ts';
import { resumeCheckRoutes } from './src/areas/resumes/resume-check/routes.ts';
import { consentRoutes } from './src/areas/resumes/resume-review/consent-routes.ts';
import { ownReviewRoutes } from './src/areas/resumes/resume-review/request-routes.ts';
import { reviewResultRoutes } from './src/areas/resumes/resume-review/result-routes.ts';
import { resumeReviewRoutes } from './src/areas/resumes/resume-review/routes.ts';
import { reviewDeskRoutes } from './src/areas/office/review-desk/desk-routes.ts';
import { reviewTemplateRoutes } from './src/areas/office/review-desk/template-routes.ts';
import { signupRoutes } from './src/areas/lifecycle/registration/signup-routes.ts';
import { resumeExportRoutes } from './src/areas/resumes/resume-export/routes.ts';
import { coverLetterRoutes } from './src/areas/resumes/cover-letters/routes.ts';
import { resumeProfileRoutes } from './src/areas/resumes/resume-profile/routes.ts';
import { resumeLinkRoutes } from './src/areas/resumes/resume-sharing/link-routes.ts';
import { sharedResumeRoutes } from './src/areas/resumes/resume-sharing/shared-routes.ts';
import { resumeRoutes } from './src/areas/resumes/resumes/routes.ts';
import { board } from './src/platform/board/board.ts';
import { supportAccessRoutes } from './src/areas/identity/support-access/routes.ts';
import { exchangeRateRoutes } from './src/areas/office/exchange-rates/routes.ts';
import { synonymRoutes } from './src/areas/search/synonyms/routes.ts';
import { synonymIndex } from './src/areas/search/synonyms/synonym-index.ts';
import { testimonialRoutes } from './src/areas/content/testimonials/routes.ts';
import { feedRoutes } from './src/areas/content/blog/feed-routes.ts';
import { blogRoutes } from './src/areas/content/blog/routes.ts';
import { writingRoutes } from './src/areas/content/blog-writing/routes.ts';
import { commentRoutes } from './src/areas/content/comments/routes.ts';
import { staffCommentRoutes } from './src/areas/content/comments/staff-routes.ts';
import { newsletterRoutes } from './src/areas/content/newsletter/routes.ts';
import { staffNewsletterRoutes } from './src/areas/content/newsletter/staff-routes.ts';
import { boardSettingRoutes, iconRoutes } from './src/areas/office/board-settings/routes.ts';
import { provideLegalTemplates } from './src/ssr/provide-legal-templates.ts';
import { listDeploymentWarnings, listOperatorWarnings } from './src/platform/deployment-warnings.ts';
import { AppError } from './src/platform/errors.ts';
import type { App } from './src/platform/http/app.ts';
import { compressAnswer } from './src/platform/http/compress-answer.ts';
import { connectionLimits, limitConnections, serverOptions } from './src/platform/http/connection-limits.ts';
import { noteUnusedConnections } from './src/platform/http/drain-connections.ts';
import { describeFailure, retryAfterSeconds } from './src/platform/http/describe-failure.ts';
import { handleError } from './src/platform/http/error-handler.ts';
import { nameCallers } from './src/platform/http/name-callers.ts';
import { refuseUnreadableAddress } from './src/platform/http/refuse-unreadable.ts';
import { describeForm } from './src/platform/http/serve.ts';
import { refuseUnstorable } from './src/platform/http/refuse-unstorable.ts';
import { mailboxRoutes } from './src/platform/mail/mailbox-routes.ts';
import type { Config } from './src/platform/config.ts';
import type { Services } from './src/platform/services.ts';

/** Routes of the domains, below `/api`. */
const routeModules: ((app: App, services: Services, index: JobIndex) => void)[] = [
  jobSearchRoutes,
  jobReportRoutes,
  jobConfirmationRoutes,
  postingDraftRoutes,
  postingRoutes,
  postingFileRoutes,
  jobViewRoutes,
  managedJobRoutes,
  accountRoutes,
  secondStepRoutes,
  passkeyRoutes,
  staffRoutes,
  auditRoutes,
  pictureRoutes,
  signupRoutes,
  resumeRoutes,
  resumeLinkRoutes,
  sharedResumeRoutes,
  resumeProfileRoutes,
  resumeExportRoutes,
  coverLetterRoutes,
  resumeCheckRoutes,
  resumeReviewRoutes,
  ownReviewRoutes,
  reviewResultRoutes,
  reviewDeskRoutes,
  reviewTemplateRoutes,
  consentRoutes,
  guestReviewRoutes,
  applicationRoutes,
  candidateProfileRoutes,
  candidateRoutes,
  applicationTimelineRoutes,
  conversationRoutes,
  interviewRoutes,
  declineRoutes,
  mailChoiceRoutes,
  applicationResumeRoutes,
  applicantBoardRoutes,
  applicantRoutes,
  applicationStageRoutes,
  savedJobRoutes,
  likeRoutes,
  exportRoutes,
  deletionRoutes,
  contactRoutes,
  callBackRoutes,
  alertRoutes,
  guestAlertRoutes,
  companyProfileRoutes,
  companyMediaRoutes,
  companyVerificationRoutes,
  companyHistoryRoutes,
  ownCompanyRoutes,
  employerSignupRoutes,
  companyMemberRoutes,
  companyInvitationRoutes,
  billingRoutes,
  careerServicesRoutes,
  liveOrderRoutes,
  membershipRoutes,
  boardSettingRoutes,
  blogRoutes,
  writingRoutes,
  commentRoutes,
  staffCommentRoutes,
  newsletterRoutes,
  staffNewsletterRoutes,
  overviewRoutes,
  staffCompanyRoutes,
  staffPackageRoutes,
  redirectRoutes,
  mailReportRoutes,
  staffMailRoutes,
  staffOrderRoutes,
  staffWebhookRoutes,
  importReportRoutes,
  boardFigureRoutes,
  staffMessageRoutes,
  staffUserRoutes,
  supportAccessRoutes,
  synonymRoutes,
  exchangeRateRoutes,
  testimonialRoutes,
  moderatedPostingRoutes,
  moderatedReportRoutes,
  checkoutWebhookRoutes({ referenced: recordPayment, others: recordOrder }),
];

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
      for (const register of routeModules) register(api, services, index);
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
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = request.url.split('?')[0];
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
